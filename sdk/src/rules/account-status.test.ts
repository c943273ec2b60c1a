import { describe, expect, it } from 'vitest';
import {
  accountGroup,
  accountLabel,
  currencyStatusOf,
  effectiveProviderStatuses,
  isAccountLocked,
  isNotOpened,
  type OrderedAccount,
  orderAccounts,
  totalInUsd,
  withoutRate,
} from './account-status.ts';

describe('currency account status', () => {
  it.each([
    ['approved', 'submitted', false, 'PROVIDER_APPLICATION_UNDER_REVIEW'],
    ['approved', 'completed', false, 'PROVIDER_APPLICATION_UNDER_REVIEW'],
    ['completed', 'not_started', false, 'PROVIDER_APPLICATION_UNDER_REVIEW'],
    ['in_progress', 'approved', true, 'PROVIDER_APPLICATION_UNDER_REVIEW'],
    ['denied', 'approved', true, 'PROVIDER_APPLICATION_UNDER_REVIEW'],
    ['approved', 'not_started', false, 'CURRENCY_ACCOUNT_LOCKED'],
    ['approved', 'denied', true, 'CURRENCY_ACCOUNT_LOCKED'],
    ['denied', 'ineligible', false, 'CURRENCY_ACCOUNT_LOCKED'],
    ['approved', 'approved', true, 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS'],
    ['approved', 'approved', false, 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING'],
    ['not_started', 'not_started', false, 'ORGANIZATION_VERIFICATION_REQUIRED'],
    ['in_progress', 'not_started', false, 'ORGANIZATION_VERIFICATION_REQUIRED'],
  ] as const)(
    'organization %s, provider %s, active %s: %s',
    (verificationStatus, providerStatus, isActive, currencyStatus) => {
      expect(currencyStatusOf({ verificationStatus, providerStatus, isActive })).toBe(currencyStatus);
    },
  );

  it('is locked when the organization is verified or denied and the provider not_started, denied or ineligible', () => {
    const isLocked = (
      verificationStatus: 'approved' | 'denied' | 'completed',
      providerStatus: 'not_started' | 'approved',
    ) => isAccountLocked({ verificationStatus, providerStatus, isActive: true });
    expect(isLocked('approved', 'not_started')).toBe(true);
    expect(isLocked('denied', 'not_started')).toBe(true);
    expect(isLocked('completed', 'not_started')).toBe(false);
    expect(isLocked('approved', 'approved')).toBe(false);
  });
});

describe('provider statuses', () => {
  const none = { traditional: 'not_started', smart: 'not_started', merchant: 'not_started' } as const;

  it('a single pending provider takes the organization’s status', () => {
    expect(effectiveProviderStatuses({ ...none, smart: 'submitted' }, 'approved').smart).toBe('approved');
    expect(effectiveProviderStatuses({ ...none, smart: 'submitted' }, 'denied').smart).toBe('denied');
  });

  it('a finished provider, or one of several started ones, keeps its own status', () => {
    expect(effectiveProviderStatuses({ ...none, smart: 'ineligible' }, 'approved').smart).toBe('ineligible');
    const two = { ...none, smart: 'submitted', merchant: 'submitted' } as const;
    expect(effectiveProviderStatuses(two, 'approved')).toEqual(two);
  });

  it('questions and checks of a provider are for staff', () => {
    const asked = { traditional: 'in_review', smart: 'request_for_information', merchant: 'error' } as const;
    expect(Object.values(effectiveProviderStatuses(asked, 'approved'))).toEqual([
      'submitted',
      'submitted',
      'submitted',
    ]);
  });

  it('if none started and the organization is completed, traditional is completed', () => {
    expect(effectiveProviderStatuses(none, 'completed').traditional).toBe('completed');
    expect(effectiveProviderStatuses(none, 'in_progress')).toEqual(none);
  });
});

describe('order of accounts', () => {
  const account = (
    currency: string,
    balanceConvertedToUSD: string,
    { isActive = true, accountType }: Partial<OrderedAccount> = {},
  ): OrderedAccount => ({ currency, balanceConvertedToUSD, isActive, accountType });
  const names = (accounts: readonly OrderedAccount[]) =>
    accounts.map(({ currency, accountType }) => (accountType ? `${currency} ${accountType}` : currency));

  const accounts = [
    account('GBP', '900'),
    account('AUD', '0', { isActive: false }),
    account('MXN', '900.00'),
    account('EUR', '1'),
    account('USD', '5', { accountType: 'traditional' }),
    account('CAD', '1000'),
    account('USD', '7', { accountType: 'merchant' }),
    account('USD', '0', { accountType: 'smart', isActive: false }),
  ];

  it('is USD, EUR, then the rest by balance and currency; inactive ones after, alphabetical', () => {
    expect(names(orderAccounts(accounts, { isSmartFirst: false }))).toEqual([
      'USD merchant',
      'USD traditional',
      'EUR',
      'CAD',
      'GBP',
      'MXN',
      'AUD',
      'USD smart',
    ]);
  });

  it('moves smart USD to the top when smart has started and the organization is completed', () => {
    expect(names(orderAccounts(accounts, { isSmartFirst: true }))[0]).toBe('USD smart');
  });
});

describe('names of accounts', () => {
  it.each([
    ['USD', 'smart', 'Smart USD', 'payments'],
    ['USD', 'merchant', 'USD Merchant account', 'merchant'],
    ['USD', 'traditional', 'USD', 'vault'],
    ['EUR', undefined, 'EUR', 'payments'],
  ] as const)('%s %s is labelled %s and grouped under %s', (currency, accountType, label, group) => {
    expect(accountLabel(currency, accountType)).toBe(label);
    expect(accountGroup(currency, accountType)).toBe(group);
  });
});

it('accounts are summed exactly in US dollars', () => {
  const amounts = ['0.10', '0.20', '90071992547409931.01'];
  expect(totalInUsd(amounts.map((balanceConvertedToUSD) => ({ balanceConvertedToUSD })))).toBe('90071992547409931.31');
  expect(totalInUsd([])).toBe('0.00');
});

it('accounts without an exchange rate are named, not summed as nothing', () => {
  const accounts = [
    { currency: 'EUR', balanceConvertedToUSD: '1.10' },
    { currency: 'CNH' },
    { currency: 'CNH' },
    { currency: 'GBP', balanceConvertedToUSD: '0.00' },
  ];
  expect(totalInUsd(accounts)).toBe('1.10');
  expect(withoutRate(accounts)).toEqual(['CNH']);
  expect(withoutRate(accounts.filter(({ currency }) => currency !== 'CNH'))).toEqual([]);
});

it.each([
  [true, 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING', false],
  [false, 'CURRENCY_ACCOUNT_LOCKED', false],
  [false, 'PROVIDER_APPLICATION_UNDER_REVIEW', false],
  [false, 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING', true],
] as const)('an account (active: %s, %s) was never opened: %s', (isActive, currencyStatus, expected) => {
  expect(isNotOpened({ isActive, currencyStatus })).toBe(expected);
});
