import type { AccountKey } from './account-key.ts';

/** The account as addresses name it. Only US dollars have account types; other currencies say `traditional`. */
const segmentsOf = ({ currency, accountType = 'traditional' }: AccountKey) => ({ currency, accountType });

export type AccountPage = 'details' | 'details/swift' | 'add-money' | 'add-money/swift' | 'transactions-history';

/** Address of one of the account's pages. */
export function accountAddress(account: AccountKey, page: AccountPage): string {
  const { currency, accountType } = segmentsOf(account);
  return `/accounts/${accountType}/${currency}/${page}`;
}

/** Address of a transaction's details, over the account's transactions. */
export const transactionAddress = (account: AccountKey, transactionId: string): string =>
  `${accountAddress(account, 'transactions-history')}?transaction=${transactionId}`;

/** Address of the form that moves money from the account. */
export function transferAddress(account: AccountKey, to: 'recipient' | 'own'): string {
  const { currency, accountType } = segmentsOf(account);
  return `/transfer/${currency}/${accountType}?to=${to}`;
}

/** Address of the page that opens the account. */
export const openAddressOf = ({ currency, accountType }: AccountKey): string =>
  `/accounts/open?${new URLSearchParams({ currency, ...(accountType && { accountType }) })}`;
