import type { OperationContext } from '../kernel/index.ts';
import { deleteAuthenticator } from './authenticators.ts';
import { removePasskeysOf } from './passkeys.ts';
import { recordSecurityChange } from './security-changes.ts';
import { endSessionsOf } from './sessions.ts';
import { forgetDevicesOf } from './trusted-devices.ts';
import type { UserKey } from './users.ts';

/**
 * Removes whatever confirms the sign-ins of somebody who lost it: authenticator app, recovery codes, passkeys, remembered
 * devices. Ends their sessions. Codes are mailed again. The user is mailed a notice.
 */
export async function resetSecondFactors(context: OperationContext, user: UserKey): Promise<void> {
  const { db } = context;
  await deleteAuthenticator(db, user.userId);
  await removePasskeysOf(db, user.userId);
  await forgetDevicesOf(db, user);
  await endSessionsOf(db, user);
  await recordSecurityChange(context, user, 'second-factors.reset');
}
