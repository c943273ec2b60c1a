import { type AccountGroup, accountGroup } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';

/** How accounts are grouped: payments hold smart dollars and all other currencies, vault the traditional dollars. */
export const accountGroups = ['payments', 'merchant', 'vault'] as const satisfies readonly AccountGroup[];

export const isAccountGroup = (name: string): name is AccountGroup =>
  (accountGroups as readonly string[]).includes(name);

type Grouped = Pick<CurrencyAccount, 'currency' | 'accountType'>;

export const accountsOfGroup = <Account extends Grouped>(
  accounts: readonly Account[],
  group: AccountGroup,
): Account[] => accounts.filter((account) => accountGroup(account.currency, account.accountType) === group);
