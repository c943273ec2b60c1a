import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listPaymentExceptions } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type PaymentException = AnswerOf<Contract['listPaymentExceptions']>['items'][number];

/** Loads the open items, page by page. */
export function usePaymentExceptions(): PagedList<PaymentException> {
  const client = useClient();
  const load: LoadPage<PaymentException> = useCallback(
    (page, signal) => client.request(listPaymentExceptions, { query: page }, { signal }),
    [client],
  );
  return usePages(load);
}
