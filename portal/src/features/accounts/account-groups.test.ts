import type { CurrencyStatus } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { accountsOfGroup, foldAccounts, groupShowing } from './account-groups.ts';

const accounts = [
  { currency: 'USD', accountType: 'smart' as const },
  { currency: 'USD', accountType: 'traditional' as const },
  { currency: 'EUR' },
  { currency: 'USD', accountType: 'merchant' as const },
];

describe('account groups', () => {
  it.each([
    ['payments', ['USD smart', 'EUR undefined']],
    ['merchant', ['USD merchant']],
    ['vault', ['USD traditional']],
  ] as const)('%s', (group, expected) => {
    const found = accountsOfGroup<(typeof accounts)[number]>(accounts, group);
    expect(found.map((account) => `${account.currency} ${account.accountType}`)).toEqual(expected);
  });
});

describe('accounts that are not open', () => {
  const account = (currency: string, currencyStatus: CurrencyStatus, isActive = false) => ({
    currency,
    currencyStatus,
    isActive,
  });
  const active = (currency: string) => account(currency, 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS', true);
  const notOpened = (currency: string) => account(currency, 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING');
  const locked = (currency: string) => account(currency, 'CURRENCY_ACCOUNT_LOCKED');
  const fold = (accounts: ReturnType<typeof account>[]) => {
    const { before, folded, after } = foldAccounts(accounts);
    return [before, folded, after].map((group) => group.map(({ currency }) => currency));
  };

  it('fold at the position of the first, and the others keep their order', () => {
    const accounts = [active('EUR'), active('GBP'), notOpened('AUD'), notOpened('CAD'), locked('USD')];
    expect(fold(accounts)).toEqual([['EUR', 'GBP'], ['AUD', 'CAD'], ['USD']]);
  });

  it('are none if each is open, under review or locked', () => {
    const accounts = [active('EUR'), account('GBP', 'PROVIDER_APPLICATION_UNDER_REVIEW'), locked('USD')];
    expect(fold(accounts)).toEqual([['EUR', 'GBP', 'USD'], [], []]);
  });
});

describe('the accounts page', () => {
  const usd = { currency: 'USD', accountType: 'traditional', isActive: true } as const;
  const eur = { currency: 'EUR', accountType: undefined, isActive: true } as const;
  it.each([
    ['the vault, if the figures are of traditional US dollars', [eur, usd], 'USD', 'vault'],
    ['the payments, if the figures are of another currency', [usd, eur], 'EUR', 'payments'],
    ['the group of the first account of the currency', [{ ...usd, accountType: 'merchant' }, usd], 'USD', 'merchant'],
    ['the payments without an open account of the currency', [{ ...usd, isActive: false }], 'USD', 'payments'],
  ] as const)('opens on %s', (_, accounts, currency, group) => {
    expect(groupShowing(accounts, currency)).toBe(group);
  });
});
