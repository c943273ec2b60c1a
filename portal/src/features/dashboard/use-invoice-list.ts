import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { listExpenses, listIncome } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { InvoiceRow } from '../../invoices/invoice-row.ts';
import { orderQueryOf } from '../../invoices/list/list-order.ts';
import { type Direction, statusesOf } from '../../invoices/status-groups.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** Returns the fields of the calls for a filter. */
export function invoiceQueryOf(
  direction: Direction,
  { status: group, currency, search, payment, ...order }: InvoiceFilter,
) {
  const status = statusesOf(direction, group);
  return {
    ...(status && { status: [...status] }),
    ...(currency && { currency }),
    ...(payment && { payment }),
    ...(search.trim() && { search: search.trim() }),
    ...orderQueryOf(order, currency),
  };
}

/** Loads the invoices of one side that match a filter, page by page. */
export function useInvoiceList(
  direction: Direction,
  { status, currency, search, payment, sort, dueFrom, dueTo }: InvoiceFilter,
): PagedList<InvoiceRow> {
  const client = useClient();
  const load: LoadPage<InvoiceRow> = useCallback(
    (page, signal) => {
      const filter = { status, currency, search, payment, sort, dueFrom, dueTo };
      const query = { ...invoiceQueryOf(direction, filter), ...page };
      return client.request(direction === 'income' ? listIncome : listExpenses, { query }, { signal });
    },
    [client, direction, status, currency, search, payment, sort, dueFrom, dueTo],
  );
  return usePages(load);
}
