import { beforeAll, expect, it } from 'vitest';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { applyRailsEvents, listInstructions, listOpenEntriesOf, listUnexplainedEntries } from '../rails/index.ts';
import { leg, sendFiles, smart, traditional, twoAccounts } from '../reconciliation/between-accounts-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { listWaitingTransfers } from './list-waiting-transfers.ts';
import { moveTransferAgain } from './move-transfer-again.ts';
import { type RecordBankMove, recordBankMove } from './record-bank-move.ts';
import { actAs, balance } from './transfers-fixtures.ts';

const { app, business, arrive, arriveAtSmart } = twoAccounts(testDatabase());
let endToEndId: string;
let transferId: string;

const record = (changes: Partial<RecordBankMove> = {}) =>
  actAs(app, business(), (context) =>
    recordBankMove(context, { transferId, direction: 'there', reason: 'The bank says so', entryIds: [], ...changes }),
  );
const moveAgain = () => actAs(app, business(), (context) => moveTransferAgain(context, { transferId }));
const waiting = async () => (await listWaitingTransfers(app.db, { limit: 10 })).items.map(({ state }) => state);
const open = async () =>
  (await listOpenEntriesOf(app, app.db, { type: 'transfer', id: transferId })).map(
    ({ bankReference, order }) => `${bankReference} ${order?.direction}`,
  );
const atSmart = () => balanceOf(app.db, accounts.bank('smart'), 'USD');
const isEven = async () => {
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
  expect(await balance(app, business(), 'USD', 'smart')).toBe('40.00');
  expect(await balance(app, business())).toBe('60.00');
};
/** News of the latest or an earlier order. */
async function hear(presentment: number, kind: 'settled' | 'rejected' | 'returned') {
  const order = (await listInstructions(app.db, { type: 'transfer', id: transferId }))[presentment - 1];
  await app.db
    .insertInto('rails_events')
    .values({
      provider_event_id: `${order?.reference}:${kind}`,
      reference: order?.reference ?? 'none',
      kind,
      code: kind === 'settled' ? null : 'AC04',
      occurred_at: await app.clock.now(app.db),
      applied_at: null,
    })
    .execute();
  await applyRailsEvents(app);
}
async function orderAgain() {
  await moveAgain();
  await sendFiles(app);
}

beforeAll(async () => {
  ({ endToEndId, transferId } = await arriveAtSmart());
});

it('can’t be recorded of money that is where it belongs', async () => {
  await expect(record()).rejects.toMatchObject({ code: 'TransferStateError' });
  await expect(record({ direction: 'back' })).rejects.toMatchObject({
    code: 'ValidationError',
    validations: [{ path: 'entryIds' }],
  });
});

it('is closed as already there when the bank repeated the move, once, with the entries that show it', async () => {
  await startOn(app, '2090-03-09', 9);
  await arrive('2090-03-08', {
    [traditional]: ['60.00', '100.00', leg(endToEndId, 'C2', 'CRDT')],
    [smart]: ['40.00', '0', leg(endToEndId, 'D2', 'DBIT')],
  });
  await startOn(app, '2090-03-10', 9);
  await arrive('2090-03-09', {
    [traditional]: ['100.00', '60.00', leg(endToEndId, 'D3', 'DBIT')],
    [smart]: ['0', '40.00', leg(endToEndId, 'C3', 'CRDT')],
  });
  expect(await waiting()).toEqual(['moved_back']);
  expect(await atSmart()).toBe(0n);
  expect((await open()).sort()).toEqual([`${traditional}:D3 there`, `${smart}:C3 there`]);
  const forStaff = () => listUnexplainedEntries(app, { since: '2090-03-01', limit: 10 });
  expect(await forStaff()).toHaveLength(2);

  await expect(record({ entryIds: ['100200300:A'] })).rejects.toMatchObject({ code: 'BankEntryStateError' });
  await expect(record({ direction: 'back' })).rejects.toMatchObject({ code: 'TransferStateError' });
  const entryIds = [`${traditional}:D3`, `${smart}:C3`];
  const both = await Promise.allSettled([record({ entryIds }), record({ entryIds })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await waiting()).toEqual([]);
  expect(await atSmart()).toBe(4_000n);
  expect(await open()).toEqual([]);
  expect(await forStaff()).toEqual([]);
  expect(await app.db.selectFrom('unexplained_entries').select(['note', 'dealt_by']).execute()).toEqual([
    { note: 'The bank says so', dealt_by: expect.any(String) },
    { note: 'The bank says so', dealt_by: expect.any(String) },
  ]);
  const audited = await app.db
    .selectFrom('audit_events')
    .select('action')
    .where('action', 'in', ['transfer.bank-move-recorded', 'bank-entry.dealt-with'])
    .execute();
  expect(audited.map(({ action }) => action).sort()).toEqual([
    'bank-entry.dealt-with',
    'bank-entry.dealt-with',
    'transfer.bank-move-recorded',
  ]);
  await expect(moveAgain()).rejects.toMatchObject({ code: 'TransferStateError' });
  await isEven();
});

it('is back again when the bank took that back, as the entries show', async () => {
  await startOn(app, '2090-03-13', 9);
  await arrive('2090-03-10', {
    [traditional]: ['60.00', '100.00', leg(endToEndId, 'C4', 'CRDT')],
    [smart]: ['40.00', '0', leg(endToEndId, 'D4', 'DBIT')],
  });
  const entryIds = [`${traditional}:C4`, `${smart}:D4`];
  await expect(record({ entryIds })).rejects.toMatchObject({ code: 'TransferStateError' });
  await record({ direction: 'back', entryIds });
  expect(await waiting()).toEqual(['moved_back']);
  expect(await atSmart()).toBe(0n);
  await isEven();
});

it('waits for staff while an earlier order was carried out late and a later one is out', async () => {
  await orderAgain();
  await hear(2, 'rejected');
  expect(await waiting()).toEqual(['moved_back']);
  await orderAgain();
  expect(await waiting()).toEqual([]);
  await hear(2, 'settled');
  expect(await atSmart()).toBe(4_000n);
  expect(await waiting()).toEqual(['moved_twice']);
  await expect(moveAgain()).rejects.toMatchObject({ code: 'TransferStateError' });
  // The later order fails, so the money is there once.
  await hear(3, 'rejected');
  expect(await waiting()).toEqual([]);
  await isEven();
});

it('does not wait while an earlier order comes back late and a later one is out', async () => {
  await hear(2, 'returned');
  expect(await waiting()).toEqual(['moved_back']);
  expect(await atSmart()).toBe(0n);
  await orderAgain();
  await hear(4, 'rejected');
  await orderAgain();
  await hear(4, 'settled');
  await hear(4, 'returned');
  expect(await waiting()).toEqual([]);
  expect(await atSmart()).toBe(0n);
  await isEven();
});

it('waits until staff record that the bank took one of two moves back', async () => {
  await hear(5, 'rejected');
  await orderAgain();
  await hear(5, 'settled');
  await hear(6, 'settled');
  expect(await waiting()).toEqual(['moved_twice']);
  expect(await atSmart()).toBe(8_000n);
  await record({ direction: 'back' });
  expect(await waiting()).toEqual([]);
  expect(await atSmart()).toBe(4_000n);
  await isEven();
});
