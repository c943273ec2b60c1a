import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listSellerDebts } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type SellerDebt = AnswerOf<Contract['listSellerDebts']>['items'][number];

/** A company may owe in several currencies. */
export const sellerDebtKey = ({ organizationId, currency }: SellerDebt): string => `${organizationId} ${currency}`;

/** Loads what companies owe, page by page. */
export function useSellerDebts(): PagedList<SellerDebt> {
  const client = useClient();
  const load: LoadPage<SellerDebt> = useCallback(
    (page, signal) => client.request(listSellerDebts, { query: page }, { signal }),
    [client],
  );
  return usePages(load);
}
