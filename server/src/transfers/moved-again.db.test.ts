import { beforeAll, expect, it } from 'vitest';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { listInstructions, listUnexplainedEntries } from '../rails/index.ts';
import { leg, sendFiles, smart, traditional, twoAccounts } from '../reconciliation/between-accounts-fixtures.ts';
import { comparedDays } from '../reconciliation/statement-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { listWaitingTransfers } from './list-waiting-transfers.ts';
import { moveTransferAgain } from './move-transfer-again.ts';
import { actAs, balance } from './transfers-fixtures.ts';

const { app, business, arrive, arriveAtSmart } = twoAccounts(testDatabase());
let endToEndId: string;
let transferId: string;

const moveAgain = () => actAs(app, business(), (context) => moveTransferAgain(context, { transferId }));
const waiting = async () =>
  (await listWaitingTransfers(app.db, { limit: 10 })).items.map((each) => `${each.transferId} ${each.state}`);
const orders = () => listInstructions(app.db, { type: 'transfer', id: transferId });
const atSmart = () => balanceOf(app.db, accounts.bank('smart'), 'USD');
const isEven = async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
const days = async (count: number) => (await comparedDays(app, 'USD')).slice(0, count);

beforeAll(async () => {
  ({ endToEndId, transferId } = await arriveAtSmart());
});

it('can’t be ordered again while the money is where it belongs', async () => {
  expect(await waiting()).toEqual([]);
  await expect(moveAgain()).rejects.toMatchObject({ code: 'TransferStateError' });
});

it('waits for staff when the banks moved the money back', async () => {
  await startOn(app, '2090-03-09', 9);
  await arrive('2090-03-08', {
    [traditional]: ['60.00', '100.00', leg(endToEndId, 'C2', 'CRDT')],
    [smart]: ['40.00', '0', leg(endToEndId, 'D2', 'DBIT')],
  });
  expect(await waiting()).toEqual([`${transferId} moved_back`]);
  expect(await atSmart()).toBe(0n);
  expect(await balance(app, business(), 'USD', 'smart')).toBe('40.00');
  await isEven();
});

it('keeps entries for staff that a bank books again with the same id', async () => {
  await startOn(app, '2090-03-10', 9);
  await arrive('2090-03-09', {
    [traditional]: ['100.00', '60.00', leg(endToEndId, 'D3', 'DBIT')],
    [smart]: ['0', '40.00', leg(endToEndId, 'C3', 'CRDT')],
  });
  const entries = await listUnexplainedEntries(app, { since: '2090-03-09', limit: 10 });
  expect(entries).toMatchObject([
    {
      account: traditional,
      bankReference: `${traditional}:D3`,
      amountMinor: -4_000n,
      currency: 'USD',
      endToEndId,
      bookedOn: '2090-03-09',
      order: { direction: 'there' },
    },
    {
      account: smart,
      bankReference: `${smart}:C3`,
      amountMinor: 4_000n,
      currency: 'USD',
      endToEndId,
      bookedOn: '2090-03-09',
    },
  ]);
  expect(await balanceOf(app.db, accounts.suspenseIn(), 'USD')).toBe(0n);
  // And back.
  await startOn(app, '2090-03-13', 9);
  await arrive('2090-03-10', {
    [traditional]: ['60.00', '100.00', leg(endToEndId, 'C4', 'CRDT')],
    [smart]: ['40.00', '0', leg(endToEndId, 'D4', 'DBIT')],
  });
  expect(await listUnexplainedEntries(app, { since: '2090-03-09', limit: 10 })).toHaveLength(4);
  expect(await waiting()).toEqual([`${transferId} moved_back`]);
  await isEven();
});

it('is ordered again once, under a new id', async () => {
  const both = await Promise.allSettled([moveAgain(), moveAgain()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await sendFiles(app);
  const [first, second, ...others] = await orders();
  expect(others).toEqual([]);
  expect(second).toMatchObject({ kind: 'book', presentment: 2, state: 'accepted', amountMinor: 4_000n });
  expect(second?.bankReference).not.toBe(first?.bankReference);
  expect(await waiting()).toEqual([]);
});

it('books both entries of the new order, whichever bank reports first, and the days are even', async () => {
  const again = (await orders())[1]?.bankReference ?? 'none';
  await startOn(app, '2090-03-14', 9);
  await arrive('2090-03-13', {
    [traditional]: ['100.00', '100.00'],
    [smart]: ['0', '40.00', leg(again, 'C5', 'CRDT')],
  });
  expect(await atSmart()).toBe(4_000n);
  await startOn(app, '2090-03-15', 9);
  await arrive('2090-03-14', {
    [traditional]: ['100.00', '60.00', leg(again, 'D5', 'DBIT')],
    [smart]: ['40.00', '40.00'],
  });
  expect(await balance(app, business())).toBe('60.00');
  expect(await balance(app, business(), 'USD', 'smart')).toBe('40.00');
  expect(await days(7)).toEqual([
    '2090-03-14 matched 0.00',
    '2090-03-13 matched 0.00',
    '2090-03-10 matched 0.00',
    '2090-03-09 matched 0.00',
    '2090-03-08 matched 0.00',
    '2090-03-07 matched 0.00',
    '2090-03-06 matched 0.00',
  ]);
  await isEven();
});

it('waits again when the new order comes back too', async () => {
  const again = (await orders())[1]?.bankReference ?? 'none';
  await startOn(app, '2090-03-16', 9);
  await arrive('2090-03-15', {
    [traditional]: ['60.00', '100.00', leg(again, 'C6', 'CRDT')],
    [smart]: ['40.00', '0', leg(again, 'D6', 'DBIT')],
  });
  expect(await waiting()).toEqual([`${transferId} moved_back`]);
  expect(await atSmart()).toBe(0n);
  await isEven();
});

it('waits again when the bank returns the new order before it arrived', async () => {
  await moveAgain();
  await sendFiles(app);
  const third = (await orders())[2]?.bankReference ?? 'none';
  await startOn(app, '2090-03-17', 9);
  await arrive('2090-03-16', {
    [traditional]: ['100.00', '100.00', leg(third, 'D7', 'DBIT'), leg(third, 'C7', 'CRDT')],
    [smart]: ['0', '0'],
  });
  expect(await waiting()).toEqual([`${transferId} moved_back`]);
  expect(await balance(app, business(), 'USD', 'smart')).toBe('40.00');
  expect(await days(2)).toEqual(['2090-03-16 matched 0.00', '2090-03-15 matched 0.00']);
  await isEven();
});
