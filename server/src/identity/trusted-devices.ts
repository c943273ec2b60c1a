import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { hashSecret, newId, newSecret } from '../kernel/index.ts';
import type { SessionKind } from './tables.ts';
import type { UserKey } from './users.ts';

/** Time for which a device is remembered, in real time. */
export const rememberedForSeconds = 30 * 24 * 60 * 60;

interface DevicePlace {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Remembers this device, so that later sign-ins from it need no code.
 * @returns the token for the device's cookie; only its hash is stored
 */
export async function rememberDevice(transaction: Connection, owner: UserKey, from: DevicePlace): Promise<string> {
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
      ip: from.ip,
      user_agent: from.userAgent,
      expires_at: sql<Date>`now() + make_interval(secs => ${rememberedForSeconds})`,
    })
    .execute();
  return token;
}

const liveDevices = (db: Connection, token: string) =>
  db
    .selectFrom('trusted_devices')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`);

/** Whether the token is that of a device on which this very user was remembered. */
export async function isRememberedDevice(db: Connection, owner: UserKey, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const device = await liveDevices(db, token)
    .select('id')
    .where('kind', '=', owner.kind)
    .where('user_id', '=', owner.userId)
    .executeTakeFirst();
  return device !== undefined;
}

/** The id of the device on which whoever has this e-mail address was remembered. */
export async function findDeviceOf(
  db: Connection,
  owner: { readonly kind: SessionKind; readonly email: string },
  token: string | undefined,
): Promise<string | undefined> {
  if (!token) return undefined;
  const table = owner.kind === 'customer' ? 'people' : 'staff';
  const device = await liveDevices(db, token)
    .select('id')
    .where('kind', '=', owner.kind)
    .where('user_id', '=', sql<string>`(select id from ${sql.table(table)} where email = ${owner.email})`)
    .executeTakeFirst();
  return device?.id;
}

/** A user's remembered devices, newest first. @param token of the cookie of the device that asks */
export const listDevices = (db: Connection, owner: UserKey, token: string | undefined) =>
  db
    .selectFrom('trusted_devices')
    .select([
      'id',
      'ip',
      'user_agent as userAgent',
      'created_at as createdAt',
      'expires_at as expiresAt',
      sql<boolean>`token_hash = ${hashSecret(token ?? '')}`.as('isCurrent'),
    ])
    .where('user_id', '=', owner.userId)
    .where('kind', '=', owner.kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();

/** @returns whether the user had this device */
export async function forgetDeviceOf(transaction: Connection, owner: UserKey, deviceId: string): Promise<boolean> {
  const forgotten = await transaction
    .deleteFrom('trusted_devices')
    .where('id', '=', deviceId)
    .where('kind', '=', owner.kind)
    .where('user_id', '=', owner.userId)
    .returning('id')
    .executeTakeFirst();
  return forgotten !== undefined;
}

/** Forgets a user's devices. @param exceptToken of the cookie of one to keep */
export async function forgetDevicesOf(transaction: Connection, owner: UserKey, exceptToken?: string): Promise<void> {
  await transaction
    .deleteFrom('trusted_devices')
    .where('kind', '=', owner.kind)
    .where('user_id', '=', owner.userId)
    .where('token_hash', '!=', hashSecret(exceptToken ?? ''))
    .execute();
}
