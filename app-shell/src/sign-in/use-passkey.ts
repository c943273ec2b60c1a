import { createSignInPasskeyOptions } from '@quittance/sdk/client';
import type { UsedPasskey } from '@quittance/sdk/stores';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/**
 * Returns a function that asks the person for their passkey.
 * @throws {ApiError} or the browser's error, when the person cancels too
 */
export function usePasskey(): () => Promise<UsedPasskey> {
  const client = useClient();
  return useCallback(async () => {
    const [options, { startAuthentication }] = await Promise.all([
      client.request(createSignInPasskeyOptions, {}),
      import('@simplewebauthn/browser'),
    ]);
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    });
    return { id, rawId, type: 'public-key', response };
  }, [client]);
}
