import { choiceOf, type LoadPage, listFilter, type PagedList, searchText, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listCompaniesUnderVerification } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type CompanyCase = AnswerOf<Contract['listCompaniesUnderVerification']>['items'][number];
type VerificationStatus = CompanyCase['verificationStatus'];

export const escalations = ['all', 'escalated', 'not_escalated'] as const;
export type Escalation = (typeof escalations)[number];

/** In the order of a verification. */
export const caseStatuses = [
  'not_started',
  'in_progress',
  'completed',
  'approved',
  'denied',
] as const satisfies readonly VerificationStatus[];

/** The filter of the list of companies under verification. */
export interface CompanyCaseFilter {
  readonly search: string;
  /** Empty: those that were begun and are not decided. */
  readonly status: VerificationStatus | '';
  readonly escalated: Escalation;
}

export const companyCaseFilters = listFilter<CompanyCaseFilter>({
  search: searchText,
  status: choiceOf(caseStatuses),
  escalated: choiceOf(escalations, 'all'),
});

/** Loads the companies that match a filter, page by page. */
export function useCompanyCases({ search, status, escalated }: CompanyCaseFilter): PagedList<CompanyCase> {
  const client = useClient();
  const load: LoadPage<CompanyCase> = useCallback(
    (page, signal) => {
      const query = {
        ...(search.trim() && { search: search.trim() }),
        ...(status && { verificationStatus: [status] }),
        escalated,
        ...page,
      };
      return client.request(listCompaniesUnderVerification, { query }, { signal });
    },
    [client, search, status, escalated],
  );
  return usePages(load);
}
