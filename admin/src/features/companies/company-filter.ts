import { choiceOf, listFilter, searchText } from '@quittance/app-shell';
import type { OrganizationStatus } from '@quittance/sdk/contract';
import { organizationStatuses } from '@quittance/sdk/rules';

/** The filter of the list of companies. */
export interface CompanyFilter {
  readonly search: string;
  /** Empty: companies of every status. */
  readonly status: OrganizationStatus | '';
}

export const companyFilters = listFilter<CompanyFilter>({ search: searchText, status: choiceOf(organizationStatuses) });
