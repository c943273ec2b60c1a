import { type Loaded, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listExternalAccounts } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

type Recipient = AnswerOf<Contract['listExternalAccounts']>['items'][number];

/** The most that a page has. */
const limit = 100;

/** All recipients that can be paid now, by name. */
export function usePayableRecipients(): Loaded<readonly Recipient[]> {
  const client = useClient();
  return useResource(
    useCallback(
      async (signal) => {
        const found: Recipient[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const query = { status: 'active' as const, limit, ...(cursor && { cursor }) };
          const page: AnswerOf<Contract['listExternalAccounts']> = await client.request(
            listExternalAccounts,
            { query },
            { signal },
          );
          found.push(...page.items);
          cursor = page.nextCursor;
        }
        return found;
      },
      [client],
    ),
  );
}
