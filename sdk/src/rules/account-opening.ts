import { isNotOpened } from './account-status.ts';
import type { CurrencyStatus } from './account-status-names.ts';

export interface OpenableAccount {
  readonly currencyStatus: CurrencyStatus;
  readonly isActive: boolean;
  /** Whether we open accounts in this currency yet. */
  readonly isOffered: boolean;
}

/** `open`: the account can be opened now. `join-waitlist`: only once we offer the currency. */
export type AccountOpening = 'open' | 'join-waitlist';

/**
 * Returns what an organization can do about an account that it does not have; null if it has the account, or if its
 * verification or the account's provider is in the way.
 */
export function accountOpening(account: OpenableAccount): AccountOpening | null {
  if (!isNotOpened(account)) return null;
  return account.isOffered ? 'open' : 'join-waitlist';
}
