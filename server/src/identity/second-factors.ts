import type { Connection } from '../db/index.ts';
import { endSessionsOf } from './sessions.ts';
import { forgetDevices } from './trusted-devices.ts';
import type { UserKey } from './users.ts';

/** Resets what a user signs in with besides the password: forgets remembered devices and ends all sessions. */
export async function resetSecondFactors(transaction: Connection, user: UserKey): Promise<void> {
  await forgetDevices(transaction, user);
  await endSessionsOf(transaction, user);
}
