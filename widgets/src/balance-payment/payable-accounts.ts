import { compareDecimals, parseDecimal } from '@quittance/sdk/money';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';

/** An account that could pay, and whether it holds enough. */
export interface PayableAccount {
  readonly account: CurrencyAccount;
  readonly isSufficient: boolean;
}

/** USD has up to three accounts, told apart by type; every other currency has one. */
export const accountKey = ({ currency, accountType }: CurrencyAccount): string =>
  accountType ? `${currency}-${accountType}` : currency;

const isUsable = ({ isActive, isLocked }: CurrencyAccount): boolean => isActive && !isLocked;

/** The active accounts in the invoice's currency, in the order in which the API lists them. */
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
