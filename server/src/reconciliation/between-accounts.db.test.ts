import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { depositReferenceOf } from '../accounts/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { migrateAgain } from '../test-support/migrate-again.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { balance } from '../transfers/transfers-fixtures.ts';
import { ledgerEvidence } from '../work.ts';
import { leg, smart, traditional, twoAccounts } from './between-accounts-fixtures.ts';
import { getReconciliation, listReconciliations } from './index.ts';
import { comparedDays } from './statement-fixtures.ts';

const database = testDatabase();
const { app, business, arrive, sendToSmart } = twoAccounts(database);

it('counts a transfer between two of our accounts as in transit while only one of them has booked it', async () => {
  const remittance = depositReferenceOf(business().organization.id);
  await startOn(app, '2090-03-07', 9);
  await arrive('2090-03-06', {
    [traditional]: ['0', '100.00', { amount: '100.00', reference: 'A', remittance }],
    [smart]: ['0', '0'],
  });
  const endToEndId = await sendToSmart();

  // It leaves the one account on Tuesday, and arrives at the other on Thursday.
  await startOn(app, '2090-03-08', 9);
  await arrive('2090-03-07', { [traditional]: ['100.00', '60.00', leg(endToEndId, 'D', 'DBIT')], [smart]: ['0', '0'] });
  await startOn(app, '2090-03-09', 9);
  await arrive('2090-03-08', { [traditional]: ['60.00', '60.00'], [smart]: ['0', '0'] });
  await startOn(app, '2090-03-10', 9);
  await arrive('2090-03-09', {
    [traditional]: ['60.00', '60.00'],
    [smart]: ['0', '40.00', leg(endToEndId, 'C', 'CRDT')],
  });
  await startOn(app, '2090-03-11', 9);
  await arrive('2090-03-10', { [traditional]: ['60.00', '60.00'], [smart]: ['40.00', '40.00'] });
  expect(await comparedDays(app, 'USD')).toEqual([
    '2090-03-10 matched 0.00',
    '2090-03-09 matched 0.00',
    '2090-03-08 matched 0.00',
    '2090-03-07 matched 0.00',
    '2090-03-06 matched 0.00',
  ]);
  const between = (await listReconciliations(app.db, { limit: 10 })).items.find(
    ({ businessDate }) => businessDate === '2090-03-08',
  );
  expect(await getReconciliation(app.db, between?.reconciliationId ?? '')).toMatchObject({
    bank: { $numberDecimal: '60.00' },
    clientMoney: { $numberDecimal: '60.00' },
    parts: { betweenBanks: { $numberDecimal: '40.00' }, unbooked: { $numberDecimal: '-40.00' } },
  });
});

it('counts one that the receiving account books first in the same way', async () => {
  const endToEndId = await sendToSmart();
  await startOn(app, '2090-03-14', 9);
  await arrive('2090-03-13', {
    [traditional]: ['60.00', '60.00'],
    [smart]: ['40.00', '80.00', leg(endToEndId, 'C2', 'CRDT')],
  });
  await startOn(app, '2090-03-15', 9);
  await arrive('2090-03-14', { [traditional]: ['60.00', '60.00'], [smart]: ['80.00', '80.00'] });
  await startOn(app, '2090-03-16', 9);
  await arrive('2090-03-15', {
    [traditional]: ['60.00', '20.00', leg(endToEndId, 'D2', 'DBIT')],
    [smart]: ['80.00', '80.00'],
  });
  expect((await comparedDays(app, 'USD')).slice(0, 3)).toEqual([
    '2090-03-15 matched 0.00',
    '2090-03-14 matched 0.00',
    '2090-03-13 matched 0.00',
  ]);
});

it('counts one that was booked and then came back, until both accounts have booked the return', async () => {
  const endToEndId = await sendToSmart('15.00');
  await startOn(app, '2090-03-17', 9);
  await arrive('2090-03-16', {
    [traditional]: ['20.00', '5.00', leg(endToEndId, 'D3', 'DBIT', '15.00')],
    [smart]: ['80.00', '95.00', leg(endToEndId, 'C3', 'CRDT', '15.00')],
  });
  // It leaves the receiving account on Friday, and is back at the paying one on Tuesday.
  await startOn(app, '2090-03-20', 9);
  await arrive('2090-03-17', {
    [traditional]: ['5.00', '5.00'],
    [smart]: ['95.00', '80.00', leg(endToEndId, 'D4', 'DBIT', '15.00')],
  });
  await startOn(app, '2090-03-21', 9);
  await arrive('2090-03-20', { [traditional]: ['5.00', '5.00'], [smart]: ['80.00', '80.00'] });
  await startOn(app, '2090-03-22', 9);
  await arrive('2090-03-21', {
    [traditional]: ['5.00', '20.00', leg(endToEndId, 'C4', 'CRDT', '15.00')],
    [smart]: ['80.00', '80.00'],
  });
  await startOn(app, '2090-03-23', 9);
  await arrive('2090-03-22', { [traditional]: ['20.00', '20.00'], [smart]: ['80.00', '80.00'] });
  expect((await comparedDays(app, 'USD')).slice(0, 5)).toEqual([
    '2090-03-22 matched 0.00',
    '2090-03-21 matched 0.00',
    '2090-03-20 matched 0.00',
    '2090-03-17 matched 0.00',
    '2090-03-16 matched 0.00',
  ]);
  // Its recipient keeps the money; only the ledger's banks follow.
  expect(await balance(app, business(), 'USD', 'smart')).toBe('95.00');
  expect(await balanceOf(app.db, accounts.bank('smart'), 'USD')).toBe(8_000n);
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

it('takes a return from before entries had their own events for both entries', async () => {
  await migrateAgain(database, '0321-legs-of-book-transfers', [
    sql`delete from rails_events where kind = 'returned' and leg = 'credit'`,
    sql`delete from bank_file_events where kind = 'returned' and leg = 'credit'`,
    sql`alter table rails_events drop column leg`,
    sql`alter table bank_file_events drop column leg`,
  ]);
  await startOn(app, '2090-03-24', 9);
  await arrive('2090-03-23', { [traditional]: ['20.00', '20.00'], [smart]: ['80.00', '80.00'] });
  expect((await comparedDays(app, 'USD'))[0]).toBe('2090-03-23 matched 0.00');
});
