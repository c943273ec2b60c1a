import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import type { OneTimeCodes } from '../http/ports.ts';
import { type Clock, newId, Refusal } from '../kernel/index.ts';
import { assertNotLocked, clearAttempts, countAttempt, tooManyAttempts } from './attempts.ts';
import type { OtpChallengesTable } from './tables.ts';

/** Wrong codes after which a challenge takes none any more. */
const maxWrongAttempts = 5;
const lifetime = sql`interval '10 minutes'`;
const resendAfter = sql`interval '30 seconds'`;

/** What codes are good for: signing in, or one call by method and path. */
export const signInPurposes = { customer: 'sign-in', staff: 'staff-sign-in' } as const;
const isSignIn = (purpose: string): boolean => (Object.values(signInPurposes) as string[]).includes(purpose);

type Challenge = Selectable<OtpChallengesTable>;

export interface IssuedCode {
  readonly challengeId: string;
  readonly expiresAt: Date;
  /** When the next one may be asked for. */
  readonly resendAt: Date;
  /** The six digits, to be sent at once; absent when the code sent before is younger than the resend time. */
  readonly code?: string;
}

/**
 * Makes a code for one user and purpose. The one before it stops working, since only one is good at a time.
 * @throws BruteForceAttemptError while the user is locked out
 */
export async function issueCode(
  transaction: Connection,
  owner: { readonly userId: string; readonly purpose: string },
): Promise<IssuedCode> {
  await assertNotLocked(transaction, { subject: owner.userId, kind: 'code' });
  // Two requests at once would each supersede the same code and then both insert one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${owner.userId} ${owner.purpose}`}, 0))`.execute(
    transaction,
  );
  return (await findRecentCode(transaction, owner)) ?? (await replaceCode(transaction, owner));
}

const issuedColumns = [
  'id as challengeId',
  'expires_at as expiresAt',
  sql<Date>`created_at + ${resendAfter}`.as('resendAt'),
] as const;

async function findRecentCode(
  db: Connection,
  owner: { readonly userId: string; readonly purpose: string },
): Promise<IssuedCode | undefined> {
  return await db
    .selectFrom('otp_challenges')
    .select(issuedColumns)
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${resendAfter}`)
    .executeTakeFirst();
}

async function replaceCode(
  transaction: Connection,
  owner: { readonly userId: string; readonly purpose: string },
): Promise<IssuedCode> {
  await transaction
    .updateTable('otp_challenges')
    .set({ superseded_at: sql<Date>`now()` })
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const issued = await transaction
    .insertInto('otp_challenges')
    .values({
      id: newId('otp'),
      user_id: owner.userId,
      purpose: owner.purpose,
      salt,
      code_hash: hashCode(salt, code),
      created_at: sql<Date>`clock_timestamp()`,
      expires_at: sql<Date>`clock_timestamp() + ${lifetime}`,
    })
    .returning(issuedColumns)
    .executeTakeFirstOrThrow();
  return { ...issued, code };
}

/**
 * Six digits can't be hidden from whoever reads the table while a code lives; the salted hash keeps them out of logs,
 * dumps and curious eyes, and a code is worthless after ten minutes.
 */
const hashCode = (salt: Buffer, code: string): Buffer => createHash('sha256').update(salt).update(code).digest();

const fits = (challenge: Challenge, code: string): boolean =>
  timingSafeEqual(hashCode(challenge.salt, code), challenge.code_hash);

type Outcome =
  | { readonly kind: 'right'; readonly challengeId: string }
  | { readonly kind: 'wrong' | 'expired' | 'reused' | 'locked-out' };

/** Codes that go with calls: checks them, counts wrong ones, uses up right ones. Every wrong one is audited. */
export const oneTimeCodes = (clock: Clock): OneTimeCodes => ({
  async check(db, attempt) {
    await assertNotLocked(db, { subject: attempt.userId, kind: 'code' });
    // Thrown only after the commit: the count of wrong attempts must outlive the refusal.
    const outcome = await inTransaction(db, async (transaction) => {
      const judged = await judge(transaction, attempt);
      if (judged.kind !== 'right') {
        await recordAudit(transaction, {
          at: await clock.now(transaction),
          actor: { kind: 'anyone' },
          action: 'one-time-code.refused',
          object: { type: 'person', id: attempt.userId },
          detail: { purpose: attempt.purpose, reason: judged.kind },
        });
      }
      return judged;
    });
    if (outcome.kind === 'right') return { challengeId: outcome.challengeId };
    throw refusalOf(outcome.kind, attempt.purpose);
  },

  async consume(transaction, challengeId) {
    const used = await transaction
      .updateTable('otp_challenges')
      .set({ consumed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', challengeId)
      .where('consumed_at', 'is', null)
      .where('superseded_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id', 'purpose'])
      .executeTakeFirst();
    if (!used) throw refusalOf('reused', await purposeOf(transaction, challengeId));
    await clearAttempts(transaction, { subject: used.user_id, kind: 'code' });
    await recordAudit(transaction, {
      at: await clock.now(transaction),
      actor: { kind: 'anyone' },
      action: 'one-time-code.used',
      object: { type: 'person', id: used.user_id },
      detail: { purpose: used.purpose },
    });
  },
});

async function judge(
  transaction: Connection,
  attempt: { readonly userId: string; readonly purpose: string; readonly code: string },
): Promise<Outcome> {
  // The row lock makes parallel guesses wait for each other, so that none slips past the limit.
  const current = await challengesOf(transaction, attempt)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const isRight = current !== undefined && fits(current, attempt.code);
  const isDead = current !== undefined && current.wrong_attempts >= maxWrongAttempts;
  const isExpired = current !== undefined && current.expires_at.getTime() <= Date.now();
  if (isRight && !isDead) return isExpired ? { kind: 'expired' } : { kind: 'right', challengeId: current.id };
  // Sending a used code again is a mistake, no guess: it shows that one knew it. It is not counted.
  if (!isRight && (await wasUsed(transaction, attempt))) return { kind: 'reused' };
  return await countWrong(transaction, attempt.userId, current, isDead || isExpired);
}

async function countWrong(
  transaction: Connection,
  userId: string,
  current: Challenge | undefined,
  isOver: boolean,
): Promise<Outcome> {
  if (current) {
    await transaction
      .updateTable('otp_challenges')
      .set((update) => ({ wrong_attempts: update('wrong_attempts', '+', 1) }))
      .where('id', '=', current.id)
      .execute();
  }
  if (await countAttempt(transaction, { subject: userId, kind: 'code' })) return { kind: 'locked-out' };
  return { kind: isOver ? 'expired' : 'wrong' };
}

const challengesOf = (db: Connection, owner: { readonly userId: string; readonly purpose: string }) =>
  db
    .selectFrom('otp_challenges')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .orderBy('created_at', 'desc');

async function wasUsed(
  db: Connection,
  attempt: { readonly userId: string; readonly purpose: string; readonly code: string },
): Promise<boolean> {
  const used = await challengesOf(db, attempt).where('consumed_at', 'is not', null).limit(5).execute();
  return used.some((challenge) => fits(challenge, attempt.code));
}

async function purposeOf(db: Connection, challengeId: string): Promise<string> {
  const row = await db
    .selectFrom('otp_challenges')
    .select('purpose')
    .where('id', '=', challengeId)
    .executeTakeFirstOrThrow();
  return row.purpose;
}

function refusalOf(kind: Exclude<Outcome['kind'], 'right'>, purpose: string): Refusal {
  switch (kind) {
    case 'expired':
      return new Refusal('ExpiredOtpError', 'The verification code has expired. Request a new one.');
    case 'reused':
      return isSignIn(purpose)
        ? new Refusal('ReusedLoginOtpError', 'This code was used already. Request a new one.')
        : new Refusal('InvalidOtpError', 'This code was used already. Request a new one.');
    case 'locked-out':
      return tooManyAttempts();
    case 'wrong':
      return new Refusal('InvalidOtpError', 'The code is not right.');
  }
}
