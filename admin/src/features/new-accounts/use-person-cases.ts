import { type LoadPage, listFilter, type PagedList, searchText, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listPeopleUnderVerification } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type PersonCase = AnswerOf<Contract['listPeopleUnderVerification']>['items'][number];

/** The filter of the list of people under verification. */
export interface PersonCaseFilter {
  readonly search: string;
}

export const personCaseFilters = listFilter<PersonCaseFilter>({ search: searchText });

/** Loads the people that match a filter, page by page. */
export function usePersonCases({ search }: PersonCaseFilter): PagedList<PersonCase> {
  const client = useClient();
  const load: LoadPage<PersonCase> = useCallback(
    (page, signal) =>
      client.request(
        listPeopleUnderVerification,
        { query: { ...(search.trim() && { search: search.trim() }), ...page } },
        { signal },
      ),
    [client, search],
  );
  return usePages(load);
}
