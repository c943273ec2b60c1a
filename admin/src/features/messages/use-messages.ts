import {
  choiceOf,
  type FilterField,
  type LoadPage,
  listFilter,
  type PagedList,
  searchText,
  usePages,
} from '@quittance/app-shell';
import { type AnswerOf, type Contract, listMessages } from '@quittance/sdk/client';
import { type MessageChannel, type MessageStatus, messageChannels, messageStatuses } from '@quittance/sdk/rules';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type Message = AnswerOf<Contract['listMessages']>['items'][number];

/** The filter of the list of messages. Empty fields show all. */
export interface MessageFilter {
  readonly search: string;
  readonly channel: MessageChannel | '';
  readonly status: MessageStatus | '';
  readonly organizationId: string;
}

const organizationId: FilterField = {
  initial: '',
  read: (text) => (/^org_[0-9a-z]{20,32}$/.test(text) ? text : undefined),
};

export const messageFilters = listFilter<MessageFilter>({
  search: searchText,
  channel: choiceOf(messageChannels),
  status: choiceOf(messageStatuses),
  organizationId,
});

/** Loads the messages that match a filter, page by page. */
export function useMessages({ search, channel, status, organizationId: about }: MessageFilter): PagedList<Message> {
  const client = useClient();
  const load: LoadPage<Message> = useCallback(
    (page, signal) => {
      const query = {
        ...(search.trim() && { search: search.trim() }),
        ...(channel && { channel }),
        ...(status && { status }),
        ...(about && { organizationId: about }),
        ...page,
      };
      return client.request(listMessages, { query }, { signal });
    },
    [client, search, channel, status, about],
  );
  return usePages(load);
}
