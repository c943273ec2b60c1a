import { type AccountGroup, accountGroup, isNotOpened } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';

/** The groups of accounts: payments has smart US dollars and all other currencies, vault traditional US dollars. */
export const accountGroups = ['payments', 'merchant', 'vault'] as const satisfies readonly AccountGroup[];

export const isAccountGroup = (name: string): name is AccountGroup =>
  (accountGroups as readonly string[]).includes(name);

type Grouped = Pick<CurrencyAccount, 'currency' | 'accountType'>;

export const accountsOfGroup = <Account extends Grouped>(
  accounts: readonly Account[],
  group: AccountGroup,
): Account[] => accounts.filter((account) => accountGroup(account.currency, account.accountType) === group);

/** The group to open on, so that the list holds the account whose figures are shown in `currency`. */
export function groupShowing(
  accounts: readonly (Grouped & Pick<CurrencyAccount, 'isActive'>)[],
  currency: string,
): AccountGroup {
  const shown = accounts.find((account) => account.isActive && account.currency === currency);
  return shown ? accountGroup(shown.currency, shown.accountType) : 'payments';
}

/** Separates the accounts that were never opened from those before and after them, in order. */
export function foldAccounts<Account extends Pick<CurrencyAccount, 'currencyStatus' | 'isActive'>>(
  accounts: readonly Account[],
): { readonly before: Account[]; readonly folded: Account[]; readonly after: Account[] } {
  const first = accounts.findIndex(isNotOpened);
  const end = first === -1 ? accounts.length : first;
  const rest = accounts.slice(end);
  return {
    before: accounts.slice(0, end),
    folded: rest.filter(isNotOpened),
    after: rest.filter((account) => !isNotOpened(account)),
  };
}
