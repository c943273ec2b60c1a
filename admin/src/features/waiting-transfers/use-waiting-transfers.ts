import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listWaitingTransfers } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { WaitingTransferFilter } from './waiting-transfer-filter.ts';

export type WaitingTransfer = AnswerOf<Contract['listWaitingTransfers']>['items'][number];
export type TransferDetail = AnswerOf<Contract['getStaffTransfer']>;

/** Loads the transfers that wait and match a filter, page by page. */
export function useWaitingTransfers({ search, state }: WaitingTransferFilter): PagedList<WaitingTransfer> {
  const client = useClient();
  const load: LoadPage<WaitingTransfer> = useCallback(
    (page, signal) => {
      const term = search.trim();
      const query = { ...(term && { search: term }), ...(state && { state }), ...page };
      return client.request(listWaitingTransfers, { query }, { signal });
    },
    [client, search, state],
  );
  return usePages(load);
}
