import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { hashSecret, newId, newSecret } from '../kernel/index.ts';
import type { SessionKind } from './tables.ts';
import type { UserKey } from './users.ts';

/** Lifetimes, in real time. */
const lifetimes = {
  /** From the right password to the one-time code. */
  intermediate: sql`interval '15 minutes'`,
  /** Without a call; set by `Config.sessionIdleMinutes`. */
  idle: (minutes: number) => sql`make_interval(mins => ${sql.lit(minutes)})`,
  /** Regardless of activity. */
  absolute: sql`interval '12 hours'`,
} as const;

/** Maximum age of the stored time of last activity, so that not every call writes a row. */
const slideEvery = sql`interval '30 seconds'`;

/** Whether a session's time of last activity must be renewed. */
export const isDueToSlide = sql<boolean>`(sessions.stage = 'confirmed' and sessions.seen_at < now() - ${slideEvery})`;

const fromNow = (interval: RawBuilder<unknown>): RawBuilder<Date> => sql<Date>`now() + ${interval}`;

export interface NewSession {
  readonly kind: SessionKind;
  readonly userId: string;
  readonly isCodeWaived: boolean;
  readonly ip: string;
  readonly userAgent: string;
  /** Of a browser that was sent to a provider before. */
  readonly browserHash?: Buffer | null;
}

/**
 * Opens a session that waits for its one-time code, and deletes the user's expired ones.
 * @returns the token for the cookie; only its hash is stored
 */
export async function openIntermediateSession(transaction: Connection, session: NewSession): Promise<string> {
  const token = newSecret('ses');
  await transaction
    .with('expired', (db) =>
      db
        .deleteFrom('sessions')
        .where('user_id', '=', session.userId)
        .where((or) =>
          or.or([or('idle_expires_at', '<', sql<Date>`now()`), or('absolute_expires_at', '<', sql<Date>`now()`)]),
        ),
    )
    .insertInto('sessions')
    .values({
      id: newId('ses'),
      kind: session.kind,
      stage: 'intermediate',
      token_hash: hashSecret(token),
      user_id: session.userId,
      organization_id: null,
      code_waived: session.isCodeWaived,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, 500),
      provider_browser_hash: session.browserHash ?? null,
      idle_expires_at: fromNow(lifetimes.intermediate),
      absolute_expires_at: fromNow(lifetimes.intermediate),
    })
    .execute();
  return token;
}

/**
 * Turns an intermediate session into a full one. It gets a new token, so that a token that leaked before the code was
 * entered is worthless.
 * @returns the token for the cookie, or null if the session ended or another request confirmed it first
 */
export async function confirmIntermediateSession(
  transaction: Connection,
  session: { readonly sessionId: string; readonly organizationId: string | null; readonly idleMinutes: number },
): Promise<string | null> {
  const token = newSecret('ses');
  const confirmed = await transaction
    .updateTable('sessions')
    .set({
      stage: 'confirmed',
      token_hash: hashSecret(token),
      organization_id: session.organizationId,
      seen_at: sql<Date>`now()`,
      idle_expires_at: fromNow(lifetimes.idle(session.idleMinutes)),
      absolute_expires_at: fromNow(lifetimes.absolute),
    })
    .where('id', '=', session.sessionId)
    .where('stage', '=', 'intermediate')
    .where('absolute_expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return confirmed ? token : null;
}

/** Postpones the idle expiry, at most every half minute. */
export async function slideSession(db: Connection, sessionId: string, idleMinutes: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: sql<Date>`now()`, idle_expires_at: fromNow(lifetimes.idle(idleMinutes)) })
    .where('id', '=', sessionId)
    .where(isDueToSlide)
    .execute();
}

export async function endSession(transaction: Connection, sessionId: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends the cookie's session, if there is one: a new sign-in replaces it. */
export async function endSessionOfToken(transaction: Connection, kind: SessionKind, token: string): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .execute();
}

const sessionColumns = ['id', 'ip', 'user_agent as userAgent', 'created_at as createdAt', 'seen_at as seenAt'] as const;

/** A user's open sessions, last used first. */
export const listSessions = (db: Connection, { kind, userId }: UserKey) =>
  db
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('stage', '=', 'confirmed')
    .where('idle_expires_at', '>', sql<Date>`now()`)
    .where('absolute_expires_at', '>', sql<Date>`now()`)
    .orderBy('seen_at', 'desc')
    .execute();

/** @returns whether the user had this session */
export async function endSessionOf(
  transaction: Connection,
  { kind, userId }: UserKey,
  sessionId: string,
): Promise<boolean> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('stage', '=', 'confirmed')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends a user's sessions, those that await their code too. @param exceptId one to keep */
export async function endSessionsOf(
  transaction: Connection,
  { kind, userId }: UserKey,
  exceptId?: string,
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('id', '!=', exceptId ?? '')
    .execute();
}
