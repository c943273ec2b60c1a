import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listOrganizations } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { OrganizationFilter } from './organization-filter.ts';

export type OrganizationPage = AnswerOf<Contract['listOrganizations']>;
export type OrganizationRow = OrganizationPage['items'][number];

/** Loads the organizations that match a filter, page by page. */
export function useOrganizations({ search, status }: OrganizationFilter): PagedList<OrganizationRow> {
  const client = useClient();
  const load: LoadPage<OrganizationRow> = useCallback(
    (page, signal) => {
      const query = {
        ...(search.trim() && { search: search.trim() }),
        ...(status && { companyStatus: [status] }),
        ...page,
      };
      return client.request(listOrganizations, { query }, { signal });
    },
    [client, search, status],
  );
  return usePages(load);
}
