import { type Client, listExpenses, listIncome } from '@quittance/sdk/client';
import { type Loaded, useResource } from '@quittance/widgets/host';
import { useClient } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import type { InvoicePage } from './invoice-row.ts';
import type { ListFilter } from './list-filter.ts';
import { type Direction, statusesOf } from './status-groups.ts';

function requestPage(
  client: Client,
  direction: Direction,
  { group, currency, search }: ListFilter,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<InvoicePage> {
  const status = statusesOf(direction, group);
  const query = {
    ...(status && { status: [...status] }),
    ...(currency && { currency }),
    ...(search.trim() && { search: search.trim() }),
    ...(cursor && { cursor }),
  };
  return client.request(direction === 'income' ? listIncome : listExpenses, { query }, { signal });
}

export interface InvoiceList {
  readonly page: Loaded<InvoicePage>;
  readonly hasPrevious: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

/**
 * One page of a list. Pages are found by the key of the page before, so the way back is the keys that led here. The rows
 * of the last page stay while the next is on its way.
 */
export function useInvoiceList(direction: Direction, filter: ListFilter): InvoiceList {
  const client = useClient();
  const { group, currency, search } = filter;
  const listKey = `${direction} ${group} ${currency} ${search}`;
  const [trail, setTrail] = useState<{ listKey: string; cursors: readonly string[] }>({ listKey, cursors: [] });
  // Another filter is another list, which begins at its first page.
  const cursors = trail.listKey === listKey ? trail.cursors : [];
  const cursor = cursors.at(-1);
  const load = useCallback(
    (signal: AbortSignal) => requestPage(client, direction, { group, currency, search }, cursor, signal),
    [client, direction, group, currency, search, cursor],
  );
  const page = useResource(load);
  const nextCursor = page.data?.nextCursor;
  return {
    page,
    hasPrevious: cursors.length > 0,
    previous: () => setTrail({ listKey, cursors: cursors.slice(0, -1) }),
    next: () => nextCursor && setTrail({ listKey, cursors: [...cursors, nextCursor] }),
  };
}
