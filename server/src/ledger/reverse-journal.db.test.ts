import { expect, it } from 'vitest';
import { newId } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { accounts, balanceOf, hold, postJournal, reverseJournal } from './index.ts';
import { deposit, newSpendableAccount, outcomeOf, testClock, transfer } from './ledger-fixtures.ts';

const { db } = testDatabase();
const bank = accounts.bank('wire');

async function posted(amountMinor: bigint) {
  const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
  await deposit(db, payer, amountMinor);
  const entry = transfer(payer, payee, amountMinor);
  await postJournal(db, testClock, entry);
  return { payer, payee, reversal: { businessKey: newId('undo'), reverses: entry.businessKey, kind: 'undo' } };
}

it('returns every amount to its origin', async () => {
  const { payer, payee, reversal } = await posted(90n);
  await reverseJournal(db, testClock, reversal);
  expect(await balanceOf(db, payer, 'USD')).toBe(90n);
  expect(await balanceOf(db, payee, 'USD')).toBe(0n);
});

it('happens once: a repetition returns the first, another key is refused', async () => {
  const { payer, reversal } = await posted(90n);
  expect(await outcomeOf(reverseJournal(db, testClock, reversal))).toBe('done');
  expect(await outcomeOf(reverseJournal(db, testClock, reversal))).toBe('repeated');
  const again = reverseJournal(db, testClock, { ...reversal, businessKey: newId('undo') });
  expect(await outcomeOf(again)).toBe('already-reversed');
  expect(await balanceOf(db, payer, 'USD')).toBe(90n);
});

it('is refused when the money was spent', async () => {
  const { payee, reversal } = await posted(90n);
  await postJournal(db, testClock, transfer(payee, bank, 1n));
  expect(await outcomeOf(reverseJournal(db, testClock, reversal))).toBe('insufficient');
});

it('can’t reverse a reversal, a hold or a missing journal', async () => {
  const { payee, reversal } = await posted(90n);
  await reverseJournal(db, testClock, reversal);
  const { businessKey: holdKey, ...entry } = transfer(bank, payee, 5n);
  await hold(db, testClock, { ...entry, holdKey });
  for (const reverses of [reversal.businessKey, holdKey, newId('nothing')]) {
    const refused = reverseJournal(db, testClock, { businessKey: newId('undo'), reverses, kind: 'undo' });
    await expect(refused).rejects.toThrow(/no journal/);
  }
});
