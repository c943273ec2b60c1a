import { type RawBuilder, type Selectable, sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import type { OneTimeCodes } from '../http/ports.ts';
import { type Clock, Refusal } from '../kernel/index.ts';
import { assertNotLocked, countAttempt, isLocked, tooManyAttempts } from './attempts.ts';
import { fits } from './code-hash.ts';
import { type CodeOwner, maxWrongAttempts } from './issue-code.ts';
import { isSignIn } from './purposes.ts';
import type { OtpChallengesTable } from './tables.ts';

type Challenge = Selectable<OtpChallengesTable>;

interface CodeAttempt extends CodeOwner {
  readonly code: string;
}

/** Number of used codes, newest first, that are recognized when they are sent again. */
const usedCodesKnown = 5;

type Outcome =
  | { readonly kind: 'right'; readonly challengeId: string }
  | { readonly kind: 'wrong' | 'expired' | 'reused' | 'locked-out' };

/** Creates the port for codes of calls: checks them, counts wrong ones, uses up right ones. Audits every wrong one. */
export const oneTimeCodes = (clock: Clock): OneTimeCodes => ({
  async check(db, attempt, by) {
    const tried = await tryCode(db, attempt);
    if (tried?.isRight) return { challengeId: tried.challengeId };
    await assertNotLocked(db, { subject: attempt.userId, kind: 'code' });
    // Throw only after the commit: the count of wrong attempts must outlive the refusal.
    const outcome = await inTransaction(db, async (transaction) => {
      const judged = tried ? await countWrong(transaction, attempt.userId, false) : await judge(transaction, attempt);
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
    // A locked user must not guess here either.
    if (await isLocked(db, { subject: attempt.userId, kind: 'code' })) return null;
    const used = await findUsedChallenge(db, attempt);
    return used ? { challengeId: used.id } : null;
  },

  async consume(transaction, challengeId, by, claim = sql`select`) {
    const { isClaimed, used } = await useUp(transaction, { challengeId, claim, clock });
    if (!isClaimed) return false;
    if (!used) throw refusalOf('reused', await purposeOf(transaction, challengeId));
    await recordAudit(transaction, {
      at: await clock.now(transaction),
      ...auditedBy(by),
      action: 'one-time-code.used',
      object: { type: 'person', id: used.user_id },
      detail: { purpose: used.purpose },
    });
    return true;
  },
});

async function judge(transaction: Connection, attempt: CodeAttempt): Promise<Outcome> {
  // The row lock makes parallel guesses wait for each other, so that they can't exceed the limit.
  const current = await challengesOf(transaction, attempt)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const isRight = current !== undefined && fits(current, attempt.code);
  const isDead = current !== undefined && current.wrong_attempts >= maxWrongAttempts;
  const isExpired = current !== undefined && current.expires_at.getTime() <= Date.now();
  if (isRight && !isDead) return isExpired ? { kind: 'expired' } : { kind: 'right', challengeId: current.id };
  // Don't count a used code: it is a mistake, not a guess, since the sender knew it.
  if (!isRight && (await findUsedChallenge(transaction, attempt))) return { kind: 'reused' };
  if (current) await countAgainst(transaction, current.id);
  return await countWrong(transaction, attempt.userId, isDead || isExpired);
}

const countAgainst = (transaction: Connection, challengeId: string) =>
  transaction
    .updateTable('otp_challenges')
    .set((update) => ({ wrong_attempts: update('wrong_attempts', '+', 1) }))
    .where('id', '=', challengeId)
    .execute();

interface TriedCode {
  readonly challengeId: string;
  /** A wrong code is already counted against the challenge. */
  readonly isRight: boolean;
}

/**
 * Checks a code and counts a wrong one in a single statement, so that parallel guesses wait for each other and can't
 * exceed the limit. A used code does not count as a guess.
 * @returns undefined if `judge` must decide: no valid code, locked out, expired, or used already
 */
async function tryCode(db: Connection, { userId, purpose, code }: CodeAttempt): Promise<TriedCode | undefined> {
  const isRight = (challenge: 'current' | 'used') =>
    sql`${sql.table(challenge)}.code_hash = sha256(${sql.table(challenge)}.salt || convert_to(${code}::text, 'UTF8'))`;
  const { rows } = await sql<TriedCode>`
    update otp_challenges current
    set wrong_attempts = current.wrong_attempts + case when ${isRight('current')} then 0 else 1 end
    where current.user_id = ${userId} and current.purpose = ${purpose}
      and current.consumed_at is null and current.superseded_at is null
      and current.expires_at > clock_timestamp() and current.wrong_attempts < ${maxWrongAttempts}
      and not exists (
        select from sign_in_attempts where subject = ${userId} and kind = 'code' and locked_until > now())
      and (${isRight('current')} or not exists (
        select from (
          select code_hash, salt from otp_challenges
          where user_id = ${userId} and purpose = ${purpose} and consumed_at is not null
          order by created_at desc, id desc limit ${usedCodesKnown}) used
        where ${isRight('used')}))
    returning current.id as "challengeId", ${isRight('current')} as "isRight"`.execute(db);
  return rows[0];
}

interface UsingUp {
  readonly challengeId: string;
  readonly claim: RawBuilder<unknown>;
  readonly clock: Clock;
}

interface UsedUp {
  readonly isClaimed: boolean;
  readonly used: { readonly user_id: string; readonly purpose: string } | null;
}

/**
 * Runs the claim and, if it returned a row, marks the code as used and resets the count of wrong ones. One statement, which
 * must read the claim before it finds the code: the claim may wait for another request with the same code.
 */
async function useUp(transaction: Connection, { challengeId, claim, clock }: UsingUp): Promise<UsedUp> {
  const { rows } = await sql<UsedUp & { now: Date | null }>`
    with claim as (${claim}), used as (
      update otp_challenges set consumed_at = clock_timestamp()
      where id = ${challengeId} and consumed_at is null and superseded_at is null and expires_at > now()
        and exists (select from claim)
      returning user_id, purpose
    ), cleared as (
      delete from sign_in_attempts using used where subject = used.user_id and kind = 'code'
    )
    select exists (select from claim) as "isClaimed", (select to_json(used) from used) as used,
      ${clock.reading} as now`.execute(transaction);
  const [result] = rows;
  if (!result) throw new Error('A statement with one row returned none.');
  clock.remember(transaction, result.now);
  return result;
}

async function countWrong(transaction: Connection, userId: string, isOver: boolean): Promise<Outcome> {
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
  const used = await challengesOf(db, attempt).where('consumed_at', 'is not', null).limit(usedCodesKnown).execute();
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
      return tooManyAttempts('code');
    case 'wrong':
      return new Refusal('InvalidOtpError', 'The code is not right.');
  }
}
