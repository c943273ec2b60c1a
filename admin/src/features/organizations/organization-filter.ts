import { choiceOf, listFilter, searchText } from '@quittance/app-shell';
import type { OrganizationStatus } from '@quittance/sdk/contract';
import { organizationStatuses } from '@quittance/sdk/rules';

/** The filter of the list of organizations. */
export interface OrganizationFilter {
  readonly search: string;
  /** Empty: organizations of every status. */
  readonly status: OrganizationStatus | '';
}

export const organizationFilters = listFilter<OrganizationFilter>({
  search: searchText,
  status: choiceOf(organizationStatuses),
});
