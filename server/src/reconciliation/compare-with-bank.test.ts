import { describe, expect, it } from 'vitest';
import { type BookAmount, compareWithBank, isAtBank, sidesOf } from './compare-with-bank.ts';

const books = (amounts: Readonly<Record<string, bigint>>): readonly BookAmount[] =>
  Object.entries(amounts).map(([account, creditMinor]) => ({ account, creditMinor }));

describe('the ledger and the bank', () => {
  it.each<[string, Readonly<Record<string, bigint>>, { readonly bank: bigint; readonly unbooked?: bigint }, bigint]>([
    ['nothing at all', {}, { bank: 0n }, 0n],
    ['a customer’s deposit', { 'bank:wire': -500n, avail: 500n }, { bank: 500n }, 0n],
    ['a deposit of nobody', { 'bank:wire': -500n, 'suspense:in': 500n }, { bank: 500n }, 0n],
    ['a deposit that the ledger books later', {}, { bank: 500n, unbooked: 500n }, 0n],
    ['a debit on its way', { 'due:ach': -500n, unsettled: 500n }, { bank: 0n }, 0n],
    ['a debit with the bank’s fee for its return', { 'bank:ach': 200n, 'exp:ach_return': -200n }, { bank: -200n }, 0n],
    ['a card charge before its payout', { 'due:card': -500n, reserve: 500n }, { bank: 0n }, 0n],
    ['a card’s payout', { 'bank:card': -485n, 'exp:card_fee': -15n, reserve: 500n }, { bank: 0n }, 0n],
    ['a payout that waits', { 'bank:wire': -500n, 'payout:queued': 495n, feehold: 5n }, { bank: 500n }, 0n],
    ['a payout that was sent', { 'bank:wire': -500n, 'payout:sent': 495n, 'rev:withdrawal': 5n }, { bank: 500n }, 0n],
    ['a payout that left unreported', { 'bank:wire': -500n, 'payout:sent': 500n }, { bank: 0n }, -500n],
    [
      'an exchange before its cover',
      { 'bank:wire': -500n, avail: 100n, 'fx:pos': 396n, 'rev:fx': 4n },
      { bank: 500n },
      0n,
    ],
    ['a late return that a seller owes', { 'bank:ach': 0n, 'due:seller': -100n, avail: 100n }, { bank: 0n }, 0n],
    ['points that were earned', { 'exp:rewards': -7n, 'rewards:payable': 7n }, { bank: 0n }, 0n],
    ['a transfer between our banks', { 'bank:smart': -100n, 'transit:book': 100n }, { bank: 100n }, 0n],
    ['money on hold or blocked', { 'bank:wire': -30n, 'hold:pay': 10n, blocked: 20n }, { bank: 30n }, 0n],
    ['a fee that the bank took without an order', { 'bank:wire': -500n, avail: 500n }, { bank: 475n }, -25n],
    ['money that the bank never told us of', { 'bank:wire': -500n, avail: 500n }, { bank: 512n }, 12n],
  ])('%s', (_what, amounts, { bank, unbooked = 0n }, difference) => {
    const { differenceMinor, state } = compareWithBank(
      { bankMinor: bank, unbookedMinor: unbooked },
      sidesOf(books(amounts)),
    );
    expect(differenceMinor).toBe(difference);
    expect(state).toBe(difference === 0n ? 'matched' : 'difference');
  });

  it('refuse to guess what an unknown kind of account means', () => {
    expect(() => sidesOf([{ account: 'ar', creditMinor: 1n }])).toThrow('ar');
  });

  it('leave out what is not at the bank', () => {
    expect(isAtBank({ account: 'bank:sepa', creditMinor: 0n })).toBe(true);
    expect(isAtBank({ account: 'bank:card', creditMinor: 0n })).toBe(false);
    expect(isAtBank({ account: 'avail', creditMinor: 0n })).toBe(false);
  });
});
