import { createHash } from 'node:crypto';
import type { Tried } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { addressBlock, Refusal } from '../kernel/index.ts';
import type { SessionKind, SignInAttemptsTable } from './tables.ts';

type AttemptKind = SignInAttemptsTable['kind'];

/** Number of attempts within 15 minutes that cause a lock of 15 minutes. */
const limits: Record<AttemptKind, number> = {
  password: 10,
  'password-anywhere': 100,
  code: 10,
  'code-request': 5,
  'code-request-anywhere': 20,
  'own-code-request': 60,
  'email-lookup': 20,
  'verification-mail': 5,
  'verification-mail-anywhere': 20,
  'text-message': 5,
  'reset-code': 10,
  'reset-request': 5,
  'reset-request-anywhere': 20,
};

const windowMinutes = 15;
const window = sql`make_interval(mins => ${sql.lit(windowMinutes)})`;

/** The subject of one count of attempts. Counts are in the database, so that all server processes share them. */
export interface AttemptSubject {
  readonly subject: string;
  readonly kind: AttemptKind;
}

export async function isLocked(db: Connection, { subject, kind }: AttemptSubject): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('subject')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('locked_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hashes an e-mail address. Unknown addresses are counted too, so that a lock does not reveal which ones are known. */
export const emailSubject = (kind: SessionKind, email: string): string => hashOf(`${kind} ${email}`);

/** Hashes an e-mail address together with the network of the attempt. */
export const emailAtNetworkSubject = (kind: SessionKind, email: string, ip: string): string =>
  hashOf(`${kind} ${email} ${addressBlock(ip)}`);

/** A network, whatever it asks for. */
export const networkSubject = (ip: string): string => hashOf(`network ${addressBlock(ip)}`);

/** Subject of a phone number, shared by everybody who enters it. */
export const phoneSubject = (number: string): string => hashOf(`phone ${number}`);

/** Something that only the owner of the account has: a remembered device or a passkey. */
export const possessionSubject = (id: string): string => hashOf(`possession ${id}`);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @throws BruteForceAttemptError, or RateLimitError where no secret is guessed, while the subject is locked */
export async function assertNotLocked(db: Connection, subject: AttemptSubject): Promise<void> {
  if (await isLocked(db, subject)) throw tooManyAttempts(subject.kind);
}

const triedSecrets: Partial<Record<AttemptKind, Tried>> = {
  password: 'password',
  'password-anywhere': 'password',
  code: 'code',
  'reset-code': 'code',
};

const codeRequests: ReadonlySet<AttemptKind> = new Set<AttemptKind>([
  'code-request',
  'code-request-anywhere',
  'own-code-request',
  'reset-request',
  'reset-request-anywhere',
]);

export function tooManyAttempts(kind: AttemptKind): Refusal {
  const secret = triedSecrets[kind];
  if (secret) {
    const message = `Too many wrong ${secret}s. Try again in 15 minutes.`;
    return new Refusal('BruteForceAttemptError', message, [], { tried: secret });
  }
  const isForCode = codeRequests.has(kind);
  return new Refusal(
    'RateLimitError',
    `Too many requests${isForCode ? ' for codes' : ''}. Try again in 15 minutes.`,
    [],
    {
      retryAfterSeconds: windowMinutes * 60,
      ...(isForCode && { tried: 'code-request' }),
    },
  );
}

/**
 * Counts an attempt, in one statement, so that parallel ones are all counted.
 * @returns whether the subject is locked now
 */
export async function countAttempt(db: Connection, subject: AttemptSubject): Promise<boolean> {
  return (await countIfOpen(db, subject))?.isLocked ?? true;
}

/**
 * Counts an attempt before its outcome is known, so that parallel attempts can't exceed the limit either.
 * @throws BruteForceAttemptError, or RateLimitError where no secret is guessed, while the subject is locked
 */
export async function spendAttempt(db: Connection, subject: AttemptSubject): Promise<void> {
  if (!(await countIfOpen(db, subject))) throw tooManyAttempts(subject.kind);
}

/** @returns undefined if the subject was locked already; otherwise whether this attempt has locked it */
async function countIfOpen(
  db: Connection,
  { subject, kind }: AttemptSubject,
): Promise<{ readonly isLocked: boolean } | undefined> {
  const isStale = sql<boolean>`sign_in_attempts.window_started_at < now() - ${window}`;
  const nextCount = sql<number>`case when ${isStale} then 1 else sign_in_attempts.count + 1 end`;
  return await db
    .insertInto('sign_in_attempts')
    .values({ subject, kind, count: 1, window_started_at: sql<Date>`now()`, locked_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'kind'])
        .doUpdateSet({
          count: nextCount,
          window_started_at: sql<Date>`case when ${isStale} then now() else sign_in_attempts.window_started_at end`,
          locked_until: sql<Date | null>`case when ${nextCount} >= ${limits[kind]} then now() + ${window} end`,
        })
        .where(sql<boolean>`coalesce(sign_in_attempts.locked_until <= now(), true)`),
    )
    .returning(sql<boolean>`coalesce(locked_until > now(), false)`.as('isLocked'))
    .executeTakeFirst();
}

/** Resets the count after a right attempt. */
export async function clearAttempts(db: Connection, { subject, kind }: AttemptSubject): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subject).where('kind', '=', kind).execute();
}

/** Subtracts one attempt that turned out right, and removes the lock that it may have caused. */
export async function takeBackAttempt(db: Connection, { subject, kind }: AttemptSubject): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)`, locked_until: null })
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .execute();
}
