import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import {
  type CallContext,
  hashSecret,
  newSecret,
  type OperationContext,
  Refusal,
  type Surface,
} from '../kernel/index.ts';
import { endSessionsOf } from './sessions.ts';
import type { SessionKind } from './tables.ts';
import { getUser, setPassword, type User, type UserKey } from './users.ts';

/** Real time. Long enough for a person who is invited on a Friday. */
const validDays = 3;

/** A link by which a user sets their first password. */
export interface PasswordLink {
  /** Absolute URL with the token; only its hash is kept. */
  readonly link: string;
  readonly expiresAt: Date;
}

const objectOf = ({ kind, userId }: UserKey) => ({ type: kind === 'customer' ? 'person' : 'staff', id: userId });

/** Creates a link by which a user sets their first password, once. It replaces an earlier one. */
export async function createPasswordLink(context: OperationContext, user: UserKey): Promise<PasswordLink> {
  const { app, db, actor } = context;
  const token = newSecret('pwl');
  const values = {
    kind: user.kind,
    token_hash: hashSecret(token),
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(days => ${validDays})`,
  };
  const { expires_at: expiresAt } = await db
    .insertInto('password_links')
    .values({ user_id: user.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor,
    action: 'password-link.created',
    object: objectOf(user),
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
  const origin = user.kind === 'customer' ? app.config.publicUrl : app.config.adminUrl;
  return { link: `${origin}/auth/set-password#token=${token}`, expiresAt };
}

const kindOn: Readonly<Record<Surface, SessionKind>> = { portal: 'customer', admin: 'staff' };

const expired = () => new Refusal('NotFoundError', 'This link has expired or was used already.');

/**
 * Returns the user of a link that is still good on this surface. They have no password.
 * @throws NotFoundError
 */
export async function findPasswordLink(db: Connection, surface: Surface, token: string): Promise<User> {
  const kind = kindOn[surface];
  const row = await db
    .selectFrom('password_links')
    .select('user_id')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const user = row && (await getUser(db, kind, row.user_id));
  // Somebody who has set a password otherwise replaces it by a reset only, which mails a notice and forgets devices.
  if (user?.status !== 'enabled' || user.passwordHash !== null) throw expired();
  return user;
}

/**
 * Uses the link up and sets the password.
 * @throws NotFoundError if it has expired, or another request used it first
 */
export async function setPasswordByLink(context: CallContext, token: string, passwordHash: string): Promise<undefined> {
  const { app, db, surface, requestId, ip } = context;
  const { id: userId } = await findPasswordLink(db, surface, token);
  const user = { kind: kindOn[surface], userId };
  const used = await db
    .deleteFrom('password_links')
    .where('token_hash', '=', hashSecret(token))
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw expired();
  await setPassword(db, user, passwordHash);
  await endSessionsOf(db, user);
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor: { kind: 'anyone' },
    action: 'password.set',
    object: objectOf(user),
    detail: { by: 'link' },
    requestId,
    ip,
  });
  return undefined;
}
