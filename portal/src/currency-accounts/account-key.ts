import { type AccountType, accountTypes } from '@quittance/sdk/rules';

/** A currency account, as its address names it. */
export interface AccountKey {
  readonly currency: string;
  /** US dollars only. */
  readonly accountType?: AccountType | undefined;
}

/**
 * Reads the account of an address. Other currencies than US dollars have no account type, so their
 * address has `traditional` instead.
 * @returns undefined for an address of no account
 */
export function accountKeyOf(currency: string, type: string): AccountKey | undefined {
  const accountType = accountTypes.find((known) => known === type);
  if (accountType === undefined) return undefined;
  if (currency === 'USD') return { currency, accountType };
  return accountType === 'traditional' ? { currency } : undefined;
}
