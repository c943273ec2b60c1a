import { choiceOf, type LoadPage, listFilter, type PagedList, searchText, usePages } from '@quittance/app-shell';
import { listStaff } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { layoutTexts } from '../../layout/texts.en.ts';
import type { StaffMember } from './staff-member.ts';

export type StaffRole = StaffMember['role'];

export const staffRoles = Object.keys(layoutTexts.english.role) as readonly StaffRole[];

/** The filter of the list of staff. */
export interface StaffFilter {
  readonly search: string;
  /** Empty: every role. */
  readonly role: StaffRole | '';
}

export const staffFilters = listFilter<StaffFilter>({ search: searchText, role: choiceOf(staffRoles) });

/** Loads the staff that match a filter, page by page. */
export function useStaffList({ search, role }: StaffFilter): PagedList<StaffMember> {
  const client = useClient();
  const load: LoadPage<StaffMember> = useCallback(
    (page, signal) => {
      const query = { ...(search.trim() && { search: search.trim() }), ...(role && { role: [role] }), ...page };
      return client.request(listStaff, { query }, { signal });
    },
    [client, search, role],
  );
  return usePages(load);
}
