import { choiceOf, type LoadPage, listFilter, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listOrganizationFiles } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type OrganizationFile = AnswerOf<Contract['listOrganizationFiles']>['items'][number];

export const fileStates = ['kept', 'removed'] as const;
export const uploaders = ['customer', 'staff'] as const;

/** The filter of the list of files. Empty fields show all. */
export interface OrganizationFileFilter {
  readonly state: (typeof fileStates)[number] | '';
  readonly uploadedBy: (typeof uploaders)[number] | '';
}

export const organizationFileFilters = listFilter<OrganizationFileFilter>({
  state: choiceOf(fileStates),
  uploadedBy: choiceOf(uploaders),
});

/** Loads the files of an organization that match a filter, page by page. */
export function useOrganizationFiles(
  organizationId: string,
  { state, uploadedBy }: OrganizationFileFilter,
): PagedList<OrganizationFile> {
  const client = useClient();
  const load: LoadPage<OrganizationFile> = useCallback(
    (page, signal) => {
      const query = { ...(state && { state }), ...(uploadedBy && { uploadedBy }), ...page };
      return client.request(listOrganizationFiles, { params: { organizationId }, query }, { signal });
    },
    [client, organizationId, state, uploadedBy],
  );
  return usePages(load);
}
