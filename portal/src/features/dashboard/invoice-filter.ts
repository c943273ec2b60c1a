import { choiceOf, type ListFilter, listFilter, searchText } from '@quittance/app-shell';
import { accountCurrencies } from '@quittance/sdk/money';
import { type PaymentFilter, paymentFilters } from '@quittance/sdk/rules';
import { type ListOrder, orderFields } from '../../invoices/list/list-order.ts';
import { type Direction, groupsFor, type StatusGroup } from '../../invoices/status-groups.ts';

/** The filter of a list of invoices. */
export interface InvoiceFilter extends ListOrder {
  readonly status: StatusGroup;
  /** Currency code, or empty for all. */
  readonly currency: string;
  readonly search: string;
  /** Empty for all. */
  readonly payment: PaymentFilter | '';
}

/** A buyer has nothing left to do about an invoice that they reported as paid. */
export const paymentFiltersOf: Readonly<Record<Direction, readonly PaymentFilter[]>> = {
  expenses: ['failed'],
  income: paymentFilters,
};

const filterOf = (direction: Direction): ListFilter<InvoiceFilter> =>
  listFilter<InvoiceFilter>({
    status: choiceOf(groupsFor(direction), 'all'),
    currency: choiceOf(accountCurrencies),
    search: searchText,
    payment: choiceOf(paymentFiltersOf[direction]),
    ...orderFields,
  });

/** The filters of both lists. */
export const invoiceFilters: Readonly<Record<Direction, ListFilter<InvoiceFilter>>> = {
  expenses: filterOf('expenses'),
  income: filterOf('income'),
};
