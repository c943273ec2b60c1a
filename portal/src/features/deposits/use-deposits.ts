import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { listOrganizationDeposits } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { DepositFilter, DepositRow } from './deposit.ts';

/** Loads the deposits that match a filter, page by page. */
export function useDeposits({ state }: DepositFilter): PagedList<DepositRow> {
  const client = useClient();
  const load: LoadPage<DepositRow> = useCallback(
    (page, signal) =>
      client.request(listOrganizationDeposits, { query: { ...(state && { state }), ...page } }, { signal }),
    [client, state],
  );
  return usePages(load);
}
