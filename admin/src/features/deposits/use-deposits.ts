import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listDeposits } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { StaffDepositFilter } from './deposit-filter.ts';

export type StaffDeposit = AnswerOf<Contract['listDeposits']>['items'][number];
export type StaffDepositRecord = AnswerOf<Contract['getStaffDeposit']>;

/** Loads the deposits that match a filter, page by page. */
export function useDeposits({ state, currency }: StaffDepositFilter): PagedList<StaffDeposit> {
  const client = useClient();
  const load: LoadPage<StaffDeposit> = useCallback(
    (page, signal) => {
      const query = { state: state || 'waiting', ...(currency && { currency }), ...page } as const;
      return client.request(listDeposits, { query }, { signal });
    },
    [client, state, currency],
  );
  return usePages(load);
}
