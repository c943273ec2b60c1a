import type { CurrencyAccount } from '@quittance/sdk/stores';

/** How accounts are grouped: payments hold smart dollars and all other currencies, vault the traditional dollars. */
export const accountGroups = ['payments', 'merchant', 'vault'] as const;
export type AccountGroup = (typeof accountGroups)[number];

export const isAccountGroup = (name: string): name is AccountGroup =>
  (accountGroups as readonly string[]).includes(name);

type Grouped = Pick<CurrencyAccount, 'accountType'>;

/** Only dollar accounts have a type. */
export function groupOf({ accountType }: Grouped): AccountGroup {
  if (accountType === 'traditional') return 'vault';
  return accountType === 'merchant' ? 'merchant' : 'payments';
}

export const accountsOfGroup = <Account extends Grouped>(
  accounts: readonly Account[],
  group: AccountGroup,
): Account[] => accounts.filter((account) => groupOf(account) === group);
