import type { Connection } from '../db/index.ts';
import { cookies, newId } from '../kernel/index.ts';
import { confirmIntermediateSession, openIntermediateSession } from './sessions.ts';
import type { SessionKind } from './tables.ts';
import { rememberDevice } from './trusted-devices.ts';
import type { UserKey } from './users.ts';

export { issueCode } from './issue-code.ts';
export type { SessionKind } from './tables.ts';

const place = { ip: '192.0.2.1', userAgent: 'Test' };
const cookieOf = (kind: SessionKind, token: string): string =>
  `${kind === 'customer' ? cookies.session : cookies.staffSession}=${token}`;

/** Opens a session that needs no code but is not confirmed. @returns its cookie */
export const openHalfSession = async (db: Connection, user: UserKey): Promise<string> =>
  cookieOf(user.kind, await openIntermediateSession(db, { ...user, isCodeWaived: true, ...place }));

/** Opens a confirmed session of somebody who has no half-open one, without password and code. */
export async function openSession(
  db: Connection,
  { organizationId = null, ...user }: UserKey & { readonly organizationId?: string | null },
): Promise<{ readonly cookie: string; readonly sessionId: string }> {
  await openHalfSession(db, user);
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.userId)
    .where('stage', '=', 'intermediate')
    .executeTakeFirstOrThrow();
  const token = await confirmIntermediateSession(db, { sessionId, organizationId, idleMinutes: 60 });
  if (token === null) throw new Error('A session could not be confirmed.');
  return { cookie: cookieOf(user.kind, token), sessionId };
}

/** @returns the id of a device on which a person is remembered */
export async function rememberDeviceOf(db: Connection, userId: string): Promise<string> {
  await rememberDevice(db, { kind: 'customer', userId }, place);
  const device = db.selectFrom('trusted_devices').select('id').where('user_id', '=', userId);
  return (await device.executeTakeFirstOrThrow()).id;
}

/** @returns the id of a passkey that nobody can use */
export async function addPasskeyOf(db: Connection, userId: string): Promise<string> {
  const id = newId('psk');
  const key = { name: 'Phone', credential_id: id, public_key: Buffer.from('key'), counter: 0n, transports: [] };
  await db
    .insertInto('passkeys')
    .values({ id, user_id: userId, ...key })
    .execute();
  return id;
}
