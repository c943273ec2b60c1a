import { choiceOf, type LoadPage, listFilter, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listUpgradeRequests } from '@quittance/sdk/client';
import { type UpgradeRequestStatus, upgradeRequestStatuses } from '@quittance/sdk/rules';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type UpgradeRequest = AnswerOf<Contract['listUpgradeRequests']>['items'][number];

/** The filter of the list of requests. */
export interface UpgradeRequestFilter {
  /** Empty: requests in every state. */
  readonly status: UpgradeRequestStatus | '';
}

export const upgradeRequestFilters = listFilter<UpgradeRequestFilter>({ status: choiceOf(upgradeRequestStatuses) });

/** Loads the requests that match a filter, page by page. */
export function useUpgradeRequests({ status }: UpgradeRequestFilter): PagedList<UpgradeRequest> {
  const client = useClient();
  const load: LoadPage<UpgradeRequest> = useCallback(
    (page, signal) =>
      client.request(listUpgradeRequests, { query: { ...(status && { status }), ...page } }, { signal }),
    [client, status],
  );
  return usePages(load);
}
