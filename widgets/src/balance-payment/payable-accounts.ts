import { compareDecimals, parseDecimal } from '@quittance/sdk/money';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';

/** An account that could pay, and whether its balance suffices. */
export interface PayableAccount {
  readonly account: CurrencyAccount;
  readonly isSufficient: boolean;
}

/** Key of an account: USD has up to three, distinguished by type; every other currency has one. */
export const accountKey = ({ currency, accountType }: CurrencyAccount): string =>
  accountType ? `${currency}-${accountType}` : currency;

const isUsable = ({ isActive, isLocked }: CurrencyAccount): boolean => isActive && !isLocked;

/** Returns the active accounts in the invoice's currency, in the API's order. */
export function payableAccounts(
  accounts: readonly CurrencyAccount[],
  { currency, finalAmount }: Pick<InvoiceAnswer, 'currency' | 'finalAmount'>,
): PayableAccount[] {
  return accounts
    .filter((account) => account.currency === currency && isUsable(account))
    .map((account) => ({
      account,
      isSufficient: compareDecimals(parseDecimal(account.balance), parseDecimal(finalAmount)) >= 0,
    }));
}
