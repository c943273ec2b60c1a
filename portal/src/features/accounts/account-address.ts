import type { CurrencyAccount } from '@quittance/sdk/stores';
import { accountPath } from '../../transactions/account-key.ts';

type Account = Pick<CurrencyAccount, 'currency' | 'accountType'>;

/** Currencies other than US dollars have no account type; `traditional` stands for it in addresses. */
const typeOf = ({ accountType = 'traditional' }: Account): string => accountType;

/** Address of one of the account's pages. */
export const accountAddress = (account: Account, page: 'details' | 'transactions-history'): string =>
  `${accountPath(account)}/${page}`;

/** Address of the form that moves money from the account. */
export const transferAddress = (account: Account, to: 'recipient' | 'own'): string =>
  `/transfer/${account.currency}/${typeOf(account)}?to=${to}`;

/** Address of the page that opens the account. */
export const openAddressOf = ({ currency, accountType }: Account): string =>
  `/accounts/open?${new URLSearchParams({ currency, ...(accountType && { accountType }) })}`;
