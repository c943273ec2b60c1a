import { choiceOf, type ListFilter, listFilter, searchText } from '@quittance/app-shell';
import { accountCurrencies } from '@quittance/sdk/money';
import { type ListOrder, orderFields } from '../../invoices/list/list-order.ts';
import { type Direction, groupsFor, type StatusGroup } from '../../invoices/status-groups.ts';

/** The filter of a list of invoices. */
export interface InvoiceFilter extends ListOrder {
  readonly status: StatusGroup;
  /** Currency code, or empty for all. */
  readonly currency: string;
  readonly search: string;
}

const filterOf = (direction: Direction): ListFilter<InvoiceFilter> =>
  listFilter<InvoiceFilter>({
    status: choiceOf(groupsFor(direction), 'all'),
    currency: choiceOf(accountCurrencies),
    search: searchText,
    ...orderFields,
  });

/** The filters of both lists. */
export const invoiceFilters: Readonly<Record<Direction, ListFilter<InvoiceFilter>>> = {
  expenses: filterOf('expenses'),
  income: filterOf('income'),
};
