import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { hashSecret, newId, newSecret } from '../kernel/index.ts';
import type { SessionKind } from './tables.ts';

/** How long a device is remembered, in real time. */
export const rememberedForSeconds = 30 * 24 * 60 * 60;

interface DeviceOwner {
  readonly kind: SessionKind;
  readonly userId: string;
}

/**
 * Lets later sign-ins from this device go without a code.
 * @returns the token for the device's cookie; only its hash is kept
 */
export async function rememberDevice(transaction: Connection, owner: DeviceOwner): Promise<string> {
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

/** Whether the token is that of a device on which this very user was remembered. */
export async function isRememberedDevice(
  db: Connection,
  owner: DeviceOwner,
  token: string | undefined,
): Promise<boolean> {
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
