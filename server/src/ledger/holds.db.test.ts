import { expect, it } from 'vitest';
import { newId } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  accounts,
  balanceOf,
  hold,
  InsufficientFunds,
  postHold,
  postJournal,
  reverseJournal,
  voidHold,
} from './index.ts';
import { deposit, newSpendableAccount, outcomeOf, testClock, transfer } from './ledger-fixtures.ts';

const { db } = testDatabase();
const bank = accounts.bank('wire');

async function holderWithHold(funds: bigint, held: bigint) {
  const [payer, payee, holdKey] = [newSpendableAccount(), newSpendableAccount(), newId('hold')];
  await deposit(db, payer, funds);
  const { businessKey: _, ...entry } = transfer(payer, payee, held);
  const open = () => hold(db, testClock, { ...entry, holdKey });
  await open();
  return { payer, payee, holdKey, open };
}

it('sets funds aside without moving them', async () => {
  const { payer, payee } = await holderWithHold(100n, 70n);
  expect(await balanceOf(db, payer, 'USD')).toBe(30n);
  expect(await balanceOf(db, payee, 'USD')).toBe(0n);
});

it('subtracts open holds from the balance, and adds nothing for the receiver', async () => {
  const { payer, payee } = await holderWithHold(100n, 70n);
  await expect(postJournal(db, testClock, transfer(payer, bank, 31n))).rejects.toBeInstanceOf(InsufficientFunds);
  await expect(postJournal(db, testClock, transfer(payee, bank, 1n))).rejects.toBeInstanceOf(InsufficientFunds);
  await postJournal(db, testClock, transfer(payer, bank, 30n));
});

it('refuses to hold more than the balance', async () => {
  const holder = newSpendableAccount();
  await deposit(db, holder, 10n);
  const { businessKey, ...entry } = transfer(holder, bank, 11n);
  expect(await outcomeOf(hold(db, testClock, { ...entry, holdKey: businessKey }))).toBe('insufficient');
});

it('moves the held amount when it is posted', async () => {
  const { payer, payee, holdKey } = await holderWithHold(100n, 70n);
  await postHold(db, testClock, { holdKey, businessKey: newId('post'), kind: 'capture' });
  expect(await balanceOf(db, payer, 'USD')).toBe(30n);
  expect(await balanceOf(db, payee, 'USD')).toBe(70n);
});

it('returns everything when it is voided', async () => {
  const { payer, payee, holdKey } = await holderWithHold(100n, 70n);
  await voidHold(db, testClock, { holdKey });
  expect(await balanceOf(db, payer, 'USD')).toBe(100n);
  expect(await balanceOf(db, payee, 'USD')).toBe(0n);
});

it('is opened, posted and voided once, however often it is requested', async () => {
  const { payer, holdKey, open } = await holderWithHold(100n, 70n);
  expect(await outcomeOf(open())).toBe('repeated');
  const resolution = { holdKey, businessKey: newId('post'), kind: 'capture' };
  expect(await outcomeOf(postHold(db, testClock, resolution))).toBe('done');
  expect(await outcomeOf(postHold(db, testClock, resolution))).toBe('repeated');
  expect(await outcomeOf(postHold(db, testClock, { ...resolution, businessKey: newId('post') }))).toBe('hold-resolved');
  expect(await outcomeOf(voidHold(db, testClock, { holdKey }))).toBe('hold-resolved');
  expect(await balanceOf(db, payer, 'USD')).toBe(30n);
});

it('can’t be posted after it was voided', async () => {
  const { holdKey } = await holderWithHold(100n, 70n);
  await voidHold(db, testClock, { holdKey });
  expect(await outcomeOf(voidHold(db, testClock, { holdKey }))).toBe('repeated');
  const late = postHold(db, testClock, { holdKey, businessKey: newId('post'), kind: 'capture' });
  expect(await outcomeOf(late)).toBe('hold-resolved');
});

it('can be reversed once posted, like any journal', async () => {
  const { payer, holdKey } = await holderWithHold(100n, 70n);
  const businessKey = newId('post');
  await postHold(db, testClock, { holdKey, businessKey, kind: 'capture' });
  await reverseJournal(db, testClock, { businessKey: newId('undo'), reverses: businessKey, kind: 'undo' });
  expect(await balanceOf(db, payer, 'USD')).toBe(100n);
});

it('refuses to resolve a journal that is no hold', async () => {
  const entry = transfer(bank, newSpendableAccount(), 5n);
  await postJournal(db, testClock, entry);
  await expect(voidHold(db, testClock, { holdKey: entry.businessKey })).rejects.toThrow(/no journal/);
  await expect(voidHold(db, testClock, { holdKey: newId('hold') })).rejects.toThrow(/no journal/);
});
