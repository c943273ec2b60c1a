import { choiceOf, dateText } from '@quittance/app-shell';
import { defaultInvoiceSort, type InvoiceSort, invoiceSorts, isSortedByAmount } from '@quittance/sdk/rules';

/** Period and order of a list of invoices. */
export interface ListOrder {
  /** `YYYY-MM-DD`, both included; empty without a limit. */
  readonly dueFrom: string;
  readonly dueTo: string;
  readonly sort: InvoiceSort;
}

/** The fields of a list's filter for its period and order. */
export const orderFields = { dueFrom: dateText, dueTo: dateText, sort: choiceOf(invoiceSorts, defaultInvoiceSort) };

/** The orders to choose from: amounts can be compared in one currency only. */
export const sortsFor = (currency: string): readonly InvoiceSort[] =>
  invoiceSorts.filter((sort) => currency !== '' || !isSortedByAmount(sort));

/** Returns the fields of a call. */
export const orderQueryOf = ({ dueFrom, dueTo, sort }: ListOrder, currency: string) => ({
  ...(dueFrom && { dueFrom }),
  ...(dueTo && { dueTo }),
  ...(sort !== defaultInvoiceSort && sortsFor(currency).includes(sort) && { sort }),
});

/** The filter of a list in one currency. */
export interface CurrencyFilter extends ListOrder {
  readonly search: string;
}

/** Returns the fields of a call that lists invoices in one currency. */
export const currencyQueryOf = ({ search, ...order }: CurrencyFilter, currency: string) => ({
  currency,
  ...(search.trim() !== '' && { search: search.trim() }),
  ...orderQueryOf(order, currency),
});

/** Whether an order or a period is chosen. */
export const isUsed = (order: ListOrder, currency: string): boolean =>
  Object.keys(orderQueryOf(order, currency)).length > 0;

/** The same filter without an order, which hides no rows. */
export const withoutSort = <Filter extends ListOrder>(filter: Filter): Filter => ({
  ...filter,
  sort: defaultInvoiceSort,
});
