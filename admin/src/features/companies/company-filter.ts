import type { OrganizationStatus } from '@quittance/sdk/contract';
import { maxSearchCharacters, organizationStatuses } from '@quittance/sdk/rules';

/** What the list shows of all companies; it stands in the address. */
export interface CompanyFilter {
  readonly search: string;
  /** Absent: companies of every status. */
  readonly status: OrganizationStatus | undefined;
}

/** Reads the filter from the address; what can't be understood is left out. */
export const readCompanyFilter = (query: URLSearchParams): CompanyFilter => ({
  search: (query.get('search') ?? '').slice(0, maxSearchCharacters),
  status: organizationStatuses.find((status) => status === query.get('status')),
});

export function writeCompanyFilter({ search, status }: CompanyFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  return query;
}

export const isUnfiltered = ({ search, status }: CompanyFilter): boolean =>
  search.trim() === '' && status === undefined;
