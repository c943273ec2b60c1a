import type { CallInput, Contract } from '@quittance/sdk/contract';
import type { Viewer } from '@quittance/sdk/rules';
import type { ListInvoices } from './list-invoices.ts';

export type InvoicePlaceName = CallInput<Contract['exportInvoices']>['query']['list'];

interface InvoicePlace extends Pick<ListInvoices, 'place' | 'wasReserved'> {
  readonly viewers: readonly [Viewer];
  readonly status?: ListInvoices['status'];
}

/** What each list of one side's invoices has, on screen and in its file. */
export const invoicePlaces = {
  income: { viewers: ['seller'], place: 'list' },
  expenses: { viewers: ['buyer'], place: 'list' },
  'income-log': { viewers: ['seller'], place: 'log' },
  'expense-log': { viewers: ['buyer'], place: 'log' },
  guaranteed: { viewers: ['seller'], place: 'list', status: ['allocated'] },
  // A completed invoice is always in the log, archived or not.
  completed: { viewers: ['seller'], place: 'log', status: ['completed'], wasReserved: true },
} as const satisfies Record<InvoicePlaceName, InvoicePlace>;
