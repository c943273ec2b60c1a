import { type CallContext, cookies } from '../kernel/index.ts';
import {
  challengeHolder,
  type ProvenPasskey,
  refusedPasskey,
  type UsedPasskey,
  verifyUsedPasskey,
} from './passkeys.ts';
import { findUserByEmail } from './users.ts';

/**
 * Checks a passkey of the person with the e-mail address.
 * @throws ValidationError, also for somebody else's passkey
 */
export async function provePasskeyOf(context: CallContext, email: string, used: UsedPasskey): Promise<ProvenPasskey> {
  const passkey = await verifyUsedPasskey(context.app, used, challengeHolder(context, cookies.passkey));
  const user = await findUserByEmail(context.app.db, 'customer', email);
  return assertOwner(passkey, user?.id);
}

/** @throws ValidationError for somebody else's passkey */
export function assertOwner(passkey: ProvenPasskey, userId: string | undefined): ProvenPasskey {
  if (passkey.userId !== userId) throw refusedPasskey();
  return passkey;
}
