import { expect, it } from 'vitest';
import { connect } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  accounts,
  balanceOf,
  hold,
  postHold,
  postJournal,
  postJournals,
  reverseJournal,
  sealJournals,
  voidHold,
} from './index.ts';
import { countOutcomes, deposit, newSpendableAccount, testClock, transfer } from './ledger-fixtures.ts';
import { verifyLedger } from './verification/verify-ledger.ts';

const database = testDatabase({ poolSize: 50 });
const { db } = database;
const bank = accounts.bank('wire');
const fifty = Array.from({ length: 50 }, (_, index) => index);

it('lets 50 payments from one balance through up to the last cent', async () => {
  const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
  await deposit(db, payer, 1000n);
  const outcomes = await countOutcomes(fifty.map(() => postJournal(db, testClock, transfer(payer, payee, 30n))));
  expect(outcomes).toEqual({ done: 33, insufficient: 17 });
  expect(await balanceOf(db, payer, 'USD')).toBe(10n);
  expect(await balanceOf(db, payee, 'USD')).toBe(990n);
});

it('loses none of 50 payments to one balance', async () => {
  const payee = newSpendableAccount();
  await countOutcomes(fifty.map((amount) => deposit(db, payee, BigInt(amount + 1))));
  expect(await balanceOf(db, payee, 'USD')).toBe(1275n);
});

it('posts one journal for 50 simultaneous entries with the same key', async () => {
  const holder = newSpendableAccount();
  const entry = transfer(bank, holder, 7n);
  expect(await countOutcomes(fifty.map(() => postJournal(db, testClock, entry)))).toEqual({ done: 1, repeated: 49 });
  expect(await balanceOf(db, holder, 'USD')).toBe(7n);
});

it('posts one of 50 different entries with one key and refuses the others', async () => {
  const holder = newSpendableAccount();
  const businessKey = newId('event');
  const outcomes = await countOutcomes(
    fifty.map((amount) => postJournal(db, testClock, { ...transfer(bank, holder, BigInt(amount + 1)), businessKey })),
  );
  expect(outcomes).toEqual({ done: 1, 'key-reused': 49 });
});

it('resolves a hold once when 25 post and 25 void it', async () => {
  const [payer, payee, holdKey] = [newSpendableAccount(), newSpendableAccount(), newId('hold')];
  await deposit(db, payer, 100n);
  const { businessKey: _, ...entry } = transfer(payer, payee, 100n);
  await hold(db, testClock, { ...entry, holdKey });
  const outcomes = await countOutcomes(
    fifty.map((index) =>
      index % 2 === 0
        ? postHold(db, testClock, { holdKey, businessKey: newId('post'), kind: 'capture' })
        : voidHold(db, testClock, { holdKey }),
    ),
  );
  expect(outcomes.done).toBe(1);
  const paid = await balanceOf(db, payee, 'USD');
  expect([0n, 100n]).toContain(paid);
  expect(await balanceOf(db, payer, 'USD')).toBe(100n - paid);
});

it('reverses a journal once for 50 simultaneous reversals', async () => {
  const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
  await deposit(db, payer, 5000n);
  const entry = transfer(payer, payee, 100n);
  await postJournal(db, testClock, entry);
  const reversals = fifty.map(() =>
    reverseJournal(db, testClock, { businessKey: newId('undo'), reverses: entry.businessKey, kind: 'undo' }),
  );
  expect(await countOutcomes(reversals)).toEqual({ done: 1, 'already-reversed': 49 });
  expect(await balanceOf(db, payer, 'USD')).toBe(5000n);
});

it('does not deadlock when payments cross between the same accounts, one journal or several', async () => {
  const [one, other, third] = [newSpendableAccount(), newSpendableAccount(), newSpendableAccount()];
  for (const holder of [one, other, third]) await deposit(db, holder, 10_000n);
  const crossing = fifty.flatMap((index) => {
    const [payer, payee] = index % 2 === 0 ? [one, other] : [other, one];
    return [
      postJournal(db, testClock, transfer(payer, payee, 3n)),
      postJournals(db, testClock, [transfer(third, payer, 2n), transfer(payer, third, 1n)]),
    ];
  });
  await expect(Promise.all(crossing)).resolves.toHaveLength(100);
  expect(await balanceOf(db, one, 'USD')).toBe(10_025n);
  expect(await balanceOf(db, other, 'USD')).toBe(10_025n);
});

it('opens an account once for its first 50 simultaneous journals', async () => {
  const invoice = newId('inv');
  const reserve = accounts.reserve(invoice, newId('org'));
  const rail = accounts.bank(newId('rail'));
  await countOutcomes(fifty.map(() => postJournal(db, testClock, transfer(rail, reserve, 1n))));
  expect(await balanceOf(db, reserve, 'USD')).toBe(50n);
});

it('gives every journal one sequence number while two processes seal and others post', async () => {
  const second = connect(database.appUrl);
  try {
    const holder = newSpendableAccount();
    const posting = fifty.map(() => deposit(db, holder, 1n));
    const sealing = fifty.flatMap(() => [sealJournals(db), sealJournals(second.db)]);
    await Promise.all([...posting, ...sealing]);
    while ((await sealJournals(second.db)) > 0);
    const report = await verifyLedger(db);
    expect(report.findings).toEqual([]);
    expect(report.seals).toBe(report.journals);
  } finally {
    await second.close();
  }
});
