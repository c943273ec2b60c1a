import { type Pages, usePages } from '@quittance/app-shell';
import { listExpenses, listIncome } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { InvoiceRow } from './invoice-row.ts';
import type { ListFilter } from './list-filter.ts';
import { type Direction, statusesOf } from './status-groups.ts';

/** The invoices of one side that a filter lets through, page by page. */
export function useInvoiceList(direction: Direction, { group, currency, search }: ListFilter): Pages<InvoiceRow> {
  const client = useClient();
  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const status = statusesOf(direction, group);
      const query = {
        ...(status && { status: [...status] }),
        ...(currency && { currency }),
        ...(search.trim() && { search: search.trim() }),
        ...(cursor && { cursor }),
      };
      return client.request(direction === 'income' ? listIncome : listExpenses, { query }, { signal });
    },
    [client, direction, group, currency, search],
  );
  return usePages(load);
}
