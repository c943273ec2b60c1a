import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { expect, it } from 'vitest';
import { newOrganization } from '../contacts/contacts-fixtures.ts';
import { signIn } from '../identity/sign-in-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const production = testServer(database, { config: { mode: 'production' } });

it('the sandbox lets a deposit arrive that is kept back, and asks about it once', async () => {
  const company = await newOrganization(server.app, {
    verificationStatus: 'approved',
    openAccounts: [{ currency: 'USD' }],
  });
  const client = await signIn(server, company);
  const key = crypto.randomUUID();
  const deposit = (of = client) =>
    of.request(`/api/${company.userId}/sandbox/reviewed-deposits`, {
      method: 'POST',
      body: { currency: 'USD', amount: '120.50' },
      headers: { 'idempotency-key': key },
    });
  // Another deposit that arrives at the same time is not kept back.
  const plain = client.request(`/api/${company.userId}/currency-accounts/simulate-deposit`, {
    method: 'POST',
    body: { currency: 'USD', amount: '7' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const request = dataOf<CallOutput<Contract['simulateReviewedDeposit']>>(await deposit());
  expect((await plain).status).toBe(200);
  expect(request).toMatchObject({
    externalDocumentType: 'deposit',
    status: 'sent',
    transaction: { amount: { $numberDecimal: '120.50' }, currency: 'USD' },
  });
  expect(dataOf<{ _id: string }>(await deposit())._id).toBe(request._id);
  const organizationId = company.organization.id;
  const deposits = await db
    .selectFrom('deposits')
    .select(['id', 'state'])
    .where('organization_id', '=', organizationId)
    .orderBy('amount_minor', 'desc')
    .execute();
  expect(deposits).toMatchObject([{ id: request.externalDocumentId, state: 'held' }, { state: 'credited' }]);
  const organization = db.selectFrom('organizations').select('monitored').where('id', '=', organizationId);
  expect((await organization.executeTakeFirstOrThrow()).monitored).toBe(false);
  const subjects = (await mailsTo(server.app, company.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('more information about a transaction'))).toHaveLength(1);
  const elsewhere = production.client();
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  expect(codeOf(await deposit(elsewhere))).toBe('NotFoundError');
});
