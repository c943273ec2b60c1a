import { expect, it } from 'vitest';
import { addAccount } from '../external-accounts/external-accounts-fixtures.ts';
import { newId } from '../kernel/index.ts';
import { queryCounter } from '../test-support/count-queries.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { newApplication } from '../verification-cases/case-fixtures.ts';
import { summarizeRequests } from './open-requests.ts';
import { requestWorld } from './request-world-fixtures.ts';

const database = testDatabase();
const { portal, current, use, ask, asked, answer, review } = requestWorld(database);
const { app } = portal;

const setVerificationStatus = (verification_status: 'approved' | 'completed') =>
  app.db.updateTable('organizations').set({ verification_status }).where('id', '=', current.organizationId).execute();

const ofBankAccount = (externalDocumentId: string) => ({
  externalDocumentType: 'externalBankAccount',
  externalDocumentId,
});

it('the requests to many companies are summed up in one query', async () => {
  const { organizationId: first, owner } = current;
  // Only a verified organization adds bank accounts.
  await setVerificationStatus('approved');
  const spanish = { country: 'ES', details: { iban: 'ES9121000418450200051332' } };
  const accounts = [await addAccount(app, first), await addAccount(app, first, spanish)];
  await setVerificationStatus('completed');
  for (const { id } of accounts) expect((await ask(ofBankAccount(id))).status).toBe(200);
  const reviewed = await asked();
  await answer(reviewed);
  await review(reviewed);
  use(await newApplication(portal));
  const second = current.organizationId;
  await answer(await asked());
  use(owner);
  const queries = queryCounter();
  const summaries = await summarizeRequests(database.db.withPlugin(queries.plugin), [first, second, newId('org')]);
  expect(queries.count()).toBe(1);
  expect([...summaries]).toEqual(
    expect.arrayContaining([
      [first, { isReplied: false, isReviewed: false, totalRequest: 3 }],
      [second, { isReplied: true, isReviewed: false, totalRequest: 1 }],
    ]),
  );
  expect(summaries.size).toBe(2);
});
