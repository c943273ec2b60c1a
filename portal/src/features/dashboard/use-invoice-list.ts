import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { listExpenses, listIncome } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { InvoiceRow } from '../../invoices/invoice-row.ts';
import { type Direction, statusesOf } from '../../invoices/status-groups.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** Loads the invoices of one side that match a filter, page by page. */
export function useInvoiceList(
  direction: Direction,
  { status: group, currency, search }: InvoiceFilter,
): PagedList<InvoiceRow> {
  const client = useClient();
  const load: LoadPage<InvoiceRow> = useCallback(
    (page, signal) => {
      const status = statusesOf(direction, group);
      const query = {
        ...(status && { status: [...status] }),
        ...(currency && { currency }),
        ...(search.trim() && { search: search.trim() }),
        ...page,
      };
      return client.request(direction === 'income' ? listIncome : listExpenses, { query }, { signal });
    },
    [client, direction, group, currency, search],
  );
  return usePages(load);
}
