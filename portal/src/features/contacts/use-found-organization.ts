import { type Loaded, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, findOrganization } from '@quittance/sdk/client';
import { checkHandle } from '@quittance/sdk/validation';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export interface FoundOrganization {
  /** The handle that was searched for; null for text that is no handle. */
  readonly handle: string | null;
  /** Null if no company has the handle. */
  readonly organization: AnswerOf<Contract['findOrganization']>['organization'];
}

/** Finds the company with a handle. Text that can't be a handle is not sent. */
export function useFoundOrganization(typed: string): Loaded<FoundOrganization> {
  const client = useClient();
  const handle = checkHandle(typed) === null ? typed : null;
  return useResource(
    useCallback(
      async (signal) => {
        if (handle === null) return { handle, organization: null };
        return { handle, ...(await client.request(findOrganization, { query: { q: handle } }, { signal })) };
      },
      [client, handle],
    ),
  );
}
