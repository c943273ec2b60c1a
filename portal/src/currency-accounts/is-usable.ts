import type { CurrencyAccount } from '@quittance/sdk/stores';

/** Whether money can be added to an account and sent from it. An open account can be locked or under review. */
export const isUsable = ({ currencyStatus }: Pick<CurrencyAccount, 'currencyStatus'>): boolean =>
  currencyStatus === 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS';
