import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listBlockedMoney } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type BlockedMoney = AnswerOf<Contract['listBlockedMoney']>['items'][number];

/** Identifies a row: what is blocked. */
export const blockedMoneyId = ({ invoiceId, transferId }: BlockedMoney): string => invoiceId ?? transferId ?? '';

/** Loads the money that authorities keep, page by page. */
export function useBlockedMoney(): PagedList<BlockedMoney> {
  const client = useClient();
  const load: LoadPage<BlockedMoney> = useCallback(
    (page, signal) => client.request(listBlockedMoney, { query: page }, { signal }),
    [client],
  );
  return usePages(load);
}
