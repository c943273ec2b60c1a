import { choiceOf, listFilter, useQuery } from '@quittance/app-shell';
import { type AccountType, accountTypes } from '@quittance/sdk/rules';
import type { Direction } from '../../invoices/status-groups.ts';
import { type InvoiceFilter, invoiceFilters } from './invoice-filter.ts';

/** Which accounts the open amounts are counted for; not a filter of the list. */
const shownAccounts = listFilter<{ readonly accounts: AccountType | '' }>({ accounts: choiceOf(accountTypes) });

/** Query of the dashboard's address for a filter of its list and the accounts of its open amounts. */
export const dashboardQueryOf = (
  direction: Direction,
  filter: InvoiceFilter,
  accounts: AccountType | '',
): URLSearchParams =>
  new URLSearchParams([...invoiceFilters[direction].write(filter), ...shownAccounts.write({ accounts })]);

/** Returns the list's filter and the accounts of the open amounts, which the address keeps. */
export function useDashboardFilter(direction: Direction) {
  const [query, replaceQuery] = useQuery();
  const filter = invoiceFilters[direction].read(query);
  const { accounts } = shownAccounts.read(query);
  return {
    filter,
    setFilter: (next: InvoiceFilter) => replaceQuery(dashboardQueryOf(direction, next, accounts)),
    accounts,
    setAccounts: (next: AccountType | '') => replaceQuery(dashboardQueryOf(direction, filter, next)),
  };
}
