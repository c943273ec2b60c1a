import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import type { OneTimeCodes } from '../http/ports.ts';
import { type Clock, Refusal } from '../kernel/index.ts';
import { assertNotLocked, clearAttempts, countAttempt, isLocked, tooManyAttempts } from './attempts.ts';
import { fits } from './code-hash.ts';
import { type CodeOwner, maxWrongAttempts } from './issue-code.ts';
import { isSignIn } from './purposes.ts';
import type { OtpChallengesTable } from './tables.ts';

type Challenge = Selectable<OtpChallengesTable>;

interface CodeAttempt extends CodeOwner {
  readonly code: string;
}

type Outcome =
  | { readonly kind: 'right'; readonly challengeId: string }
  | { readonly kind: 'wrong' | 'expired' | 'reused' | 'locked-out' };

/** Codes that go with calls: checks them, counts wrong ones, uses up right ones. Every wrong one is audited. */
export const oneTimeCodes = (clock: Clock): OneTimeCodes => ({
  async check(db, attempt, by) {
    await assertNotLocked(db, { subject: attempt.userId, kind: 'code' });
    // Thrown only after the commit: the count of wrong attempts must outlive the refusal.
    const outcome = await inTransaction(db, async (transaction) => {
      const judged = await judge(transaction, attempt);
      if (judged.kind !== 'right') {
        await recordAudit(transaction, {
          at: await clock.now(transaction),
          ...auditedBy(by),
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

  async findUsed(db, attempt) {
    // While guessing is locked out nothing may be guessed here either.
    if (await isLocked(db, { subject: attempt.userId, kind: 'code' })) return null;
    const used = await findUsedChallenge(db, attempt);
    return used ? { challengeId: used.id } : null;
  },

  async consume(transaction, challengeId, by) {
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
      ...auditedBy(by),
      action: 'one-time-code.used',
      object: { type: 'person', id: used.user_id },
      detail: { purpose: used.purpose },
    });
  },
});

async function judge(transaction: Connection, attempt: CodeAttempt): Promise<Outcome> {
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
  if (!isRight && (await findUsedChallenge(transaction, attempt))) return { kind: 'reused' };
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

const challengesOf = (db: Connection, owner: CodeOwner) =>
  db
    .selectFrom('otp_challenges')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

async function findUsedChallenge(db: Connection, attempt: CodeAttempt): Promise<Challenge | undefined> {
  const used = await challengesOf(db, attempt).where('consumed_at', 'is not', null).limit(5).execute();
  return used.find((challenge) => fits(challenge, attempt.code));
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
