import { type LoadPage, type PagedList, usePages } from '@quittance/app-shell';
import { listContacts } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { Contact } from './contact.ts';
import type { ContactFilter } from './contact-filter.ts';

const noContacts = { items: [], nextCursor: null };

/** Loads the contacts of one group that match a filter, page by page. */
export function useContacts({ status, category, search }: ContactFilter): PagedList<Contact> {
  const client = useClient();
  const load: LoadPage<Contact> = useCallback(
    async (page, signal) => {
      const query = { status, ...(category && { category }), ...(search.trim() && { search: search.trim() }), ...page };
      return (await client.request(listContacts, { query }, { signal }))[status] ?? noContacts;
    },
    [client, status, category, search],
  );
  return usePages(load);
}
