import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { hashSecret, newId, newSecret } from '../kernel/index.ts';
import type { UserKey } from './users.ts';

/** Time for which a device is remembered, in real time. */
export const rememberedForSeconds = 30 * 24 * 60 * 60;

/**
 * Remembers this device, so that later sign-ins from it need no code.
 * @returns the token for the device's cookie; only its hash is stored
 */
export async function rememberDevice(transaction: Connection, owner: UserKey): Promise<string> {
  const token = newSecret('dev');
  await transaction
    .deleteFrom('trusted_devices')
    .where('user_id', '=', owner.userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await transaction
    .insertInto('trusted_devices')
    .values({
      id: newId('dev'),
      kind: owner.kind,
      user_id: owner.userId,
      token_hash: hashSecret(token),
      expires_at: sql<Date>`now() + make_interval(secs => ${rememberedForSeconds})`,
    })
    .execute();
  return token;
}

/** Whether the token belongs to a device on which this user is remembered. */
export async function isRememberedDevice(db: Connection, owner: UserKey, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const device = await db
    .selectFrom('trusted_devices')
    .select('id')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', owner.kind)
    .where('user_id', '=', owner.userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return device !== undefined;
}

/** Forgets all remembered devices of a user: their next sign-in needs a code. */
export async function forgetDevices(transaction: Connection, { kind, userId }: UserKey): Promise<void> {
  await transaction.deleteFrom('trusted_devices').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
