import type { CurrencyAccount } from '@quittance/sdk/stores';
import { describe, expect, it } from 'vitest';
import { accountKey, payableAccounts } from './payable-accounts.ts';

const account = (fields: Partial<CurrencyAccount>): CurrencyAccount => ({
  currency: 'USD',
  accountType: 'traditional',
  label: 'USD',
  balance: '100.00',
  balanceConvertedToUSD: '100.00',
  isActive: true,
  isOffered: true,
  isLocked: false,
  providerStatus: 'approved',
  currencyStatus: 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS',
  ...fields,
});
const invoice = { currency: 'USD', finalAmount: '100.00' };

describe('accounts that can pay an invoice', () => {
  it('are active, unlocked and in the invoice’s currency', () => {
    const accounts = [
      account({ accountType: 'smart' }),
      account({ isActive: false }),
      account({ isLocked: true }),
      account({ currency: 'EUR', accountType: undefined }),
    ];
    expect(payableAccounts(accounts, invoice).map((payable) => accountKey(payable.account))).toEqual(['USD-smart']);
  });

  it.each([
    ['100.00', true],
    ['99.99', false],
    ['1000', true],
    ['9.00', false],
  ])('with a balance of %s against 100.00 are sufficient: %s', (balance, isSufficient) => {
    expect(payableAccounts([account({ balance })], invoice)).toMatchObject([{ isSufficient }]);
  });
});
