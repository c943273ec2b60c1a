import type { AuthenticatorCalls } from '@quittance/app-shell';
import {
  confirmStaffAuthenticator,
  createStaffAuthenticatorSecret,
  removeStaffAuthenticator,
  replaceStaffRecoveryCodes,
} from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';

/** The calls about the staff member's own authenticator app. */
export function useAuthenticatorCalls(): AuthenticatorCalls {
  const client = useClient();
  return {
    offer: () => client.request(createStaffAuthenticatorSecret, {}),
    confirm: (code) => client.request(confirmStaffAuthenticator, { body: { code } }),
    remove: () => client.request(removeStaffAuthenticator, {}),
    renewRecoveryCodes: () => client.request(replaceStaffRecoveryCodes, {}),
  };
}
