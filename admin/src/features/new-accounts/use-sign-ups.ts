import { choiceOf, type LoadPage, listFilter, type PagedList, searchText, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listSignUps } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type SignUp = AnswerOf<Contract['listSignUps']>['items'][number];

export const signUpStages = [
  'email_not_verified',
  'without_company',
  'with_company',
] as const satisfies readonly SignUp['stage'][];

/** The filter of the list of sign-ups. */
export interface SignUpFilter {
  readonly search: string;
  /** Empty: all. */
  readonly stage: SignUp['stage'] | '';
}

export const signUpFilters = listFilter<SignUpFilter>({ search: searchText, stage: choiceOf(signUpStages) });

/** Loads the sign-ups that match a filter, page by page. */
export function useSignUps({ search, stage }: SignUpFilter): PagedList<SignUp> {
  const client = useClient();
  const load: LoadPage<SignUp> = useCallback(
    (page, signal) => {
      const query = { ...(search.trim() && { search: search.trim() }), ...(stage && { stage }), ...page };
      return client.request(listSignUps, { query }, { signal });
    },
    [client, search, stage],
  );
  return usePages(load);
}
