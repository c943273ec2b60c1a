import { choiceOf, type FilterField } from '@quittance/app-shell';
import { type InvoiceSort, invoiceSorts, isSortedByAmount } from '@quittance/sdk/rules';
import { isBusinessDate } from '@quittance/sdk/time';

/** Period and order of a list of invoices. */
export interface ListOrder {
  /** `YYYY-MM-DD`, both included; empty without a limit. */
  readonly dueFrom: string;
  readonly dueTo: string;
  readonly sort: InvoiceSort;
}

const usualSort = 'due-latest';
const date: FilterField = { initial: '', read: (text) => (isBusinessDate(text) ? text : undefined) };

/** The fields of a list's filter for its period and order. */
export const orderFields = { dueFrom: date, dueTo: date, sort: choiceOf(invoiceSorts, usualSort) };

/** The orders to choose from: amounts can be compared in one currency only. */
export const sortsFor = (currency: string): readonly InvoiceSort[] =>
  invoiceSorts.filter((sort) => currency !== '' || !isSortedByAmount(sort));

/** Returns the fields of a call. */
export const orderQueryOf = ({ dueFrom, dueTo, sort }: ListOrder, currency: string) => ({
  ...(dueFrom && { dueFrom }),
  ...(dueTo && { dueTo }),
  ...(sort !== usualSort && sortsFor(currency).includes(sort) && { sort }),
});

/** Whether an order or a period is chosen. */
export const isUsed = (order: ListOrder, currency: string): boolean =>
  Object.keys(orderQueryOf(order, currency)).length > 0;

/** The same filter without an order, which hides no rows. */
export const withoutSort = <Filter extends ListOrder>(filter: Filter): Filter => ({ ...filter, sort: usualSort });
