import { choiceOf, type LoadPage, listFilter, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listBankReconciliations } from '@quittance/sdk/client';
import { type ReconciliationState, reconciliationStates } from '@quittance/sdk/rules';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type BankReconciliation = AnswerOf<Contract['listBankReconciliations']>['items'][number];
export type BankReconciliationDetail = AnswerOf<Contract['getBankReconciliation']>;

/** The filter of the list. */
export interface BankReconciliationFilter {
  /** Empty: in every state. */
  readonly state: ReconciliationState | '';
}

export const bankReconciliationFilters = listFilter<BankReconciliationFilter>({
  state: choiceOf(reconciliationStates),
});

/** Loads the days that match a filter, page by page. */
export function useBankReconciliations({ state }: BankReconciliationFilter): PagedList<BankReconciliation> {
  const client = useClient();
  const load: LoadPage<BankReconciliation> = useCallback(
    (page, signal) =>
      client.request(listBankReconciliations, { query: { ...(state && { state }), ...page } }, { signal }),
    [client, state],
  );
  return usePages(load);
}
