import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { listExternalAccounts } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { Recipient } from './recipient.ts';
import type { RecipientFilter } from './recipient-filter.ts';

/** Loads the recipients that match a filter, page by page. */
export function useRecipients({ search, currency, country, status }: RecipientFilter): PagedList<Recipient> {
  const client = useClient();
  const load: LoadPage<Recipient> = useCallback(
    (page, signal) => {
      const query = {
        ...(search.trim() && { search: search.trim() }),
        ...(currency && { currency }),
        ...(country && { country }),
        ...(status && { status }),
        ...page,
      };
      return client.request(listExternalAccounts, { query }, { signal });
    },
    [client, search, currency, country, status],
  );
  return usePages(load);
}
