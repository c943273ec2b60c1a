import type { Connection } from '../db/index.ts';
import { type App, refuseFormat } from '../kernel/index.ts';
import type { AccountOf } from './get-active-account.ts';
import { listCurrencyAccounts, type WireCurrencyAccount } from './list-currency-accounts.ts';

/**
 * Returns an organization's account, opened or not.
 * @throws ValidationError for a currency or an account type that nobody holds accounts of
 */
export async function findAccount(
  context: { readonly app: App; readonly db: Connection },
  { organizationId, currency, accountType }: AccountOf,
): Promise<WireCurrencyAccount> {
  const type = currency === 'USD' ? (accountType ?? 'traditional') : accountType;
  const listed = await listCurrencyAccounts(context, organizationId);
  const ofCurrency = listed.filter((account) => account.currency === currency);
  if (ofCurrency.length === 0) throw refuseFormat('currency');
  const account = ofCurrency.find((candidate) => candidate.accountType === type);
  if (!account) throw refuseFormat('accountType');
  return account;
}

/** Address of the account's pages in the portal, without its last part. */
export const addressOfAccount = ({
  currency,
  accountType = 'traditional',
}: Pick<WireCurrencyAccount, 'currency' | 'accountType'>): string => `/accounts/${accountType}/${currency}`;
