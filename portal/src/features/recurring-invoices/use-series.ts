import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listSeries } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type SeriesRow = AnswerOf<Contract['listSeries']>['items'][number];

/** Loads the recurring invoices, page by page. */
export function useSeries(): PagedList<SeriesRow> {
  const client = useClient();
  const load: LoadPage<SeriesRow> = useCallback(
    (page, signal) => client.request(listSeries, { query: page }, { signal }),
    [client],
  );
  return usePages(load);
}
