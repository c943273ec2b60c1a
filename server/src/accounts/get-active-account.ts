import type { AccountType } from '@quittance/sdk/contract';
import { isUsableAccount } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { type App, Refusal } from '../kernel/index.ts';
import { listCurrencyAccounts, type WireCurrencyAccount } from './list-currency-accounts.ts';

/** A currency account of an organization. */
export interface AccountOf {
  readonly organizationId: string;
  readonly currency: string;
  /** For US dollars; traditional when absent. */
  readonly accountType?: AccountType | undefined;
}

/**
 * Returns an organization's account that money may reach.
 * @throws CurrencyAccountUnavailableError when it is not open, or not in use
 */
export async function getActiveAccount(
  context: { readonly app: App; readonly db: Connection },
  key: AccountOf,
): Promise<WireCurrencyAccount> {
  const { organizationId, currency, accountType } = key;
  const type = currency === 'USD' ? (accountType ?? 'traditional') : undefined;
  const listed = await listCurrencyAccounts(context, organizationId);
  const account = listed.find((candidate) => candidate.currency === currency && candidate.accountType === type);
  if (!account || !isUsableAccount(account)) {
    throw new Refusal('CurrencyAccountUnavailableError', `There is no active ${currency} account.`);
  }
  return account;
}
