import { beforeAll, expect, it } from 'vitest';
import { newOrganization } from '../contacts/contacts-fixtures.ts';
import { inTransaction } from '../db/index.ts';
import { systemContext } from '../kernel/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { addAccount, germanAccount } from './external-accounts-fixtures.ts';
import {
  getPayableExternalAccount,
  noteExternalAccountPaid,
  noteExternalAccountRefused,
  openDetails,
} from './index.ts';
import { removeExternalAccount } from './remove-external-account.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = database;
let organizationId: string;

beforeAll(async () => {
  organizationId = (await newOrganization(app)).organization.id;
});

const ibans = ['DE89370400440532013000', 'DE02120300000000202051', 'DE02500105170137075030'];
let next = 0;
async function newAccount(holderName: string = germanAccount.holderName) {
  const iban = ibans[next++] ?? '';
  const { id: accountId } = await addAccount(app, organizationId, { holderName, details: { iban } });
  return { key: { organizationId, accountId }, iban };
}

const payable = async (key: { organizationId: string; accountId: string }) =>
  await getPayableExternalAccount(db, { ...key, at: await app.clock.now(db) });

const run = <Result>(operation: (context: ReturnType<typeof systemContext>) => Promise<Result>) =>
  inTransaction(db, (transaction) => operation(systemContext(app, transaction)));

it('hands out what a payment needs, and is known once one has arrived', async () => {
  const { key, iban } = await newAccount();
  const account = await payable(key);
  expect(account).toMatchObject({
    id: key.accountId,
    holderName: 'Hafenlicht GmbH',
    country: 'DE',
    currency: 'EUR',
    rail: 'sepa',
    maskedNumber: 'DE •••• 3000',
    knownSince: null,
  });
  expect(openDetails(app, account)).toEqual({ iban });
  // An older version says nothing about the account of now.
  await run((context) => noteExternalAccountPaid(context, { ...key, version: 7 }));
  expect((await payable(key)).knownSince).toBeNull();
  await run((context) => noteExternalAccountPaid(context, { ...key, version: 1 }));
  const { knownSince } = await payable(key);
  expect(knownSince).toBeInstanceOf(Date);
  await run((context) => noteExternalAccountPaid(context, { ...key, version: 1 }));
  expect((await payable(key)).knownSince).toEqual(knownSince);

  await run((context) => noteExternalAccountRefused(context, { ...key, version: 1, reason: 'account-closed' }));
  await expect(payable(key)).rejects.toMatchObject({ code: 'ExternalAccountNotPayableError' });
  await expect(payable({ ...key, organizationId: 'org_other' })).rejects.toMatchObject({ code: 'NotFoundError' });
});

it('is not paid while it waits', async () => {
  const { key } = await newAccount('No Match GmbH');
  await expect(payable(key)).rejects.toMatchObject({ code: 'ExternalAccountNotPayableError' });
});

it('is removed only after a payment that has read it commits', async () => {
  const { key } = await newAccount();
  const order: string[] = [];
  let removal: Promise<void> | undefined;
  await inTransaction(db, async (transaction) => {
    await getPayableExternalAccount(transaction, { ...key, at: await app.clock.now(transaction) });
    removal = run((context) => removeExternalAccount(context, key)).then(() => {
      order.push('removed');
    });
    // A second reader isn't held up, so this returns while the removal waits.
    await payable(key);
    order.push('paid');
  });
  await removal;
  expect(order).toEqual(['paid', 'removed']);
  await expect(payable(key)).rejects.toMatchObject({ code: 'NotFoundError' });
});
