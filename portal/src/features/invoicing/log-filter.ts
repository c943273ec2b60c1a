import { choiceOf, listFilter, searchText } from '@quittance/app-shell';
import type { InvoiceStatus } from '@quittance/sdk/contract';
import { type CurrencyFilter, currencyQueryOf, orderFields } from '../../invoices/list/list-order.ts';

/** The groups of the invoice log. Rejected and denied invoices are there once they are archived. */
const groups = {
  all: [],
  paid: ['completed', 'paid_late'],
  external: ['paid_externally'],
  canceled: ['canceled_by_sender'],
  rejected: ['rejected_by_recipient'],
  denied: ['denied'],
} as const satisfies Readonly<Record<string, readonly InvoiceStatus[]>>;
export type LogGroup = keyof typeof groups;

const isGroup = (name: string): name is LogGroup => Object.hasOwn(groups, name);
export const logGroups: readonly LogGroup[] = Object.keys(groups).filter(isGroup);

/** The filter of the invoice log. */
export interface LogFilter extends CurrencyFilter {
  readonly status: LogGroup;
}

export const logFilters = listFilter<LogFilter>({
  status: choiceOf(logGroups, 'all'),
  search: searchText,
  ...orderFields,
});

/** Returns the query fields of a filter. */
export const logQueryOf = ({ status, ...filter }: LogFilter, currency: string) => ({
  ...currencyQueryOf(filter, currency),
  ...(status !== 'all' && { status: [...groups[status]] }),
});
