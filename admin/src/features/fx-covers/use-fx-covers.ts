import { choiceOf, type LoadPage, listFilter, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listFxCovers } from '@quittance/sdk/client';
import { type FxCoverState, fxCoverStates } from '@quittance/sdk/rules';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type FxCover = AnswerOf<Contract['listFxCovers']>['items'][number];

/** The filter of the list. */
export interface FxCoverFilter {
  /** Empty: in every state. */
  readonly state: FxCoverState | '';
}

export const fxCoverFilters = listFilter<FxCoverFilter>({ state: choiceOf(fxCoverStates) });

/** Loads the covers that match a filter, page by page. */
export function useFxCovers({ state }: FxCoverFilter): PagedList<FxCover> {
  const client = useClient();
  const load: LoadPage<FxCover> = useCallback(
    (page, signal) => client.request(listFxCovers, { query: { ...(state && { state }), ...page } }, { signal }),
    [client, state],
  );
  return usePages(load);
}
