import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { hashSecret, newId, newSecret } from '../kernel/index.ts';
import type { SessionKind } from './tables.ts';
import { type User, type UserKey, userColumns, userTableOf } from './users.ts';

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

/**
 * The id of the device with this token on which a user was remembered, as an expression, to read it within another
 * statement.
 * @param userId the user's id, or an expression of it
 */
export const deviceIdOf = (
  kind: SessionKind,
  userId: string | RawBuilder<string>,
  token: string | undefined,
): RawBuilder<string | null> => sql`(
  select device.id from trusted_devices device
  where device.token_hash = ${hashSecret(token ?? '')} and device.expires_at > now()
    and device.kind = ${kind} and device.user_id = ${userId})`;

/** Returns the user together with the id of the device on which they were remembered, if the token is that of one. */
export async function findUserAndDevice(
  db: Connection,
  { kind, email }: { readonly kind: SessionKind; readonly email: string },
  deviceToken: string | undefined,
): Promise<(User & { readonly deviceId: string | null }) | null> {
  const table = userTableOf[kind];
  const row = await db
    .selectFrom(table)
    .select(userColumns)
    .select(deviceIdOf(kind, sql`${sql.table(table)}.id`, deviceToken).as('deviceId'))
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
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
