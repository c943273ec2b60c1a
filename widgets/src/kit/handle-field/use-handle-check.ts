import { findHandle } from '@quittance/sdk/client';
import { useCallback } from 'react';
import { useClient } from '../base/provider.tsx';
import type { CheckAvailability } from './use-availability.ts';

/** Returns the check of a `HandleField` by the server. @param own the handle that the organization has, which it may keep */
export function useHandleCheck(own?: string): CheckAvailability {
  const client = useClient();
  return useCallback(
    async (handle, signal) =>
      handle === own || !(await client.request(findHandle, { params: { handle } }, { signal })).exist,
    [client, own],
  );
}
