import type { AuthenticatorCalls } from '@quittance/app-shell';
import {
  confirmAuthenticator,
  createAuthenticatorSecret,
  removeAuthenticator,
  replaceRecoveryCodes,
} from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';

/** The calls about the person's own authenticator app. */
export function useAuthenticatorCalls(): AuthenticatorCalls {
  const client = useClient();
  return {
    offer: () => client.request(createAuthenticatorSecret, {}),
    confirm: (code) => client.request(confirmAuthenticator, { body: { code } }),
    remove: () => client.request(removeAuthenticator, {}),
    renewRecoveryCodes: () => client.request(replaceRecoveryCodes, {}),
  };
}
