import { choiceOf, type LoadPage, listFilter, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listFreePlanBalances } from '@quittance/sdk/client';
import { type FreePlanBalanceState, freePlanBalanceStates } from '@quittance/sdk/rules';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type FreePlanBalance = AnswerOf<Contract['listFreePlanBalances']>['items'][number];

/** The filter of the list. */
export interface FreePlanBalanceFilter {
  /** Empty: in every state. */
  readonly state: FreePlanBalanceState | '';
}

export const freePlanBalanceFilters = listFilter<FreePlanBalanceFilter>({ state: choiceOf(freePlanBalanceStates) });

/** Loads the balances that match a filter, page by page. */
export function useFreePlanBalances({ state }: FreePlanBalanceFilter): PagedList<FreePlanBalance> {
  const client = useClient();
  const load: LoadPage<FreePlanBalance> = useCallback(
    (page, signal) => client.request(listFreePlanBalances, { query: { ...(state && { state }), ...page } }, { signal }),
    [client, state],
  );
  return usePages(load);
}
