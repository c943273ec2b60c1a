import { dateText, type FilterField, listFilter } from '@quittance/app-shell';
import { type AccountKey, accountKeyOf } from '../currency-accounts/account-key.ts';

/** What a statement is about, as its address has it; empty values mean the defaults. */
export interface StatementFilter {
  /** Currency and type, such as `USD.smart` or `EUR.traditional`. */
  readonly account: string;
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
}

const account: FilterField = { initial: '', read: (text) => (readAccount(text) ? text : undefined) };

export const statementFilters = listFilter<StatementFilter>({ account, from: dateText, to: dateText });

export const writeAccount = ({ currency, accountType = 'traditional' }: AccountKey): string =>
  `${currency}.${accountType}`;

function readAccount(text: string): AccountKey | undefined {
  const [currency = '', type = ''] = text.split('.');
  return accountKeyOf(currency, type);
}

const isSame = (one: AccountKey, other: AccountKey | undefined): boolean =>
  one.currency === other?.currency && one.accountType === other.accountType;

type ChosenAccount = AccountKey & { readonly isActive: boolean };

/**
 * Chooses the account of a statement: that of the query if the path has no other currency; else the first open one of the
 * path's currency, else a closed one of it, else the first of all.
 */
export function chooseAccount<Account extends ChosenAccount>(
  accounts: readonly Account[],
  { account: named }: Pick<StatementFilter, 'account'>,
  currency?: string,
): Account | undefined {
  const candidates = currency === undefined ? accounts : accounts.filter((each) => each.currency === currency);
  const wanted = readAccount(named);
  const [first = accounts[0]] = candidates;
  return candidates.find((each) => isSame(each, wanted)) ?? candidates.find(({ isActive }) => isActive) ?? first;
}
