import { type RawBuilder, sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import type { OneTimeCodes } from '../http/ports.ts';
import { type App, type Clock, Refusal } from '../kernel/index.ts';
import { assertNotLocked, countAttempt, isLocked, tooManyAttempts } from './attempts.ts';
import { type Authenticator, findAuthenticator, lockAuthenticator, type UsedStep } from './authenticators.ts';
import { readStep, writeStep } from './challenge-id.ts';
import { maxWrongAttempts } from './issue-code.ts';
import { type CodeAttempt, findUsedChallenge, judgeChallenge, usedCodesKnown } from './judge-challenge.ts';
import { isReuseNamed, takesAppCode } from './purposes.ts';
import { auditedUser } from './security-changes.ts';
import { findStep, isCodeOf } from './totp.ts';
import { userKinds } from './user-kinds.ts';
import { wrongCode } from './wrong-code.ts';

type Outcome =
  | { readonly kind: 'right'; readonly challengeId: string }
  | { readonly kind: 'wrong' | 'expired' | 'reused' | 'locked-out' };

/**
 * Codes that go with calls, mailed or of an authenticator app: checks them, counts wrong ones, uses up right ones. Every
 * wrong one is audited.
 */
export const oneTimeCodes = ({ clock, config }: Pick<App, 'clock' | 'config'>): OneTimeCodes => ({
  async check(db, attempt, by) {
    const tried = await tryCode(db, attempt);
    if (tried?.isRight) return { challengeId: tried.challengeId };
    await assertNotLocked(db, { subject: attempt.userId, kind: 'code' });
    // Throw only after the commit: the count of wrong attempts must outlive the refusal.
    const outcome = await inTransaction(db, async (transaction) => {
      const judged = tried
        ? await countWrong(transaction, attempt.userId, false)
        : await judge(config, transaction, attempt);
      if (judged.kind !== 'right') {
        await recordAudit(transaction, {
          at: await clock.now(transaction),
          ...auditedBy(by),
          action: 'one-time-code.refused',
          object: codeOwner(by, attempt.userId),
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
    const authenticator = takesAppCode(attempt.purpose)
      ? await findAuthenticator({ config }, db, attempt.userId)
      : null;
    if (authenticator?.isConfirmed) return findUsedStep(authenticator, attempt);
    const used = await findUsedChallenge(db, attempt);
    return used ? { challengeId: used.id } : null;
  },

  async consume(transaction, challengeId, by, claim = sql`select`) {
    const { isClaimed, used } = await useUp(transaction, { challengeId, claim, clock });
    if (!isClaimed) return false;
    if (!used) throw refusalOf('reused', readStep(challengeId)?.purpose ?? (await purposeOf(transaction, challengeId)));
    await recordAudit(transaction, {
      at: await clock.now(transaction),
      ...auditedBy(by),
      action: 'one-time-code.used',
      object: codeOwner(by, used.user_id),
      detail: { purpose: used.purpose },
    });
    return true;
  },
});

/** Who gives a code owns it. Nobody is signed in to reset a password, which only customers do. */
const codeOwner = ({ actor }: Parameters<typeof auditedBy>[0], userId: string) =>
  auditedUser({ kind: userKinds[actor.kind] ?? 'customer', userId });

async function judge(config: App['config'], transaction: Connection, attempt: CodeAttempt): Promise<Outcome> {
  const authenticator = takesAppCode(attempt.purpose)
    ? await lockAuthenticator({ config }, transaction, attempt.userId)
    : null;
  return authenticator?.isConfirmed
    ? judgeStep(transaction, authenticator, attempt)
    : judgeMailed(transaction, attempt);
}

/** Judges a code of an authenticator app, whose row is locked. The code of a step that was used is no guess. */
async function judgeStep(
  transaction: Connection,
  { secret, lastStep }: Authenticator,
  { userId, purpose, code }: CodeAttempt,
): Promise<Outcome> {
  // The guesses before this one may have locked the user out while it waited.
  if (await isLocked(transaction, { subject: userId, kind: 'code' })) return { kind: 'locked-out' };
  const step = findStep(secret, code, Date.now());
  if (step === undefined) return await countWrong(transaction, userId, false);
  if (lastStep !== null && step <= lastStep) return { kind: 'reused' };
  return { kind: 'right', challengeId: writeStep({ step, userId, purpose }) };
}

function findUsedStep({ secret, lastStep, lastPurpose }: Authenticator, { userId, purpose, code }: CodeAttempt) {
  if (lastStep === null || lastPurpose !== purpose || !isCodeOf(secret, lastStep, code)) return null;
  return { challengeId: writeStep({ step: lastStep, userId, purpose }) };
}

/** Judges a mailed code, and counts a wrong one against it and its user. */
async function judgeMailed(transaction: Connection, attempt: CodeAttempt): Promise<Outcome> {
  const judged = await judgeChallenge(transaction, attempt);
  if (judged.kind === 'right') return judged;
  if (judged.kind === 'expired' || judged.kind === 'reused') return { kind: judged.kind };
  return await countWrong(transaction, attempt.userId, judged.kind === 'over');
}

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
      and not (${takesAppCode(purpose)} and exists (
        select from authenticators where user_id = ${userId} and confirmed_at is not null))
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
    with claim as (${claim}), used as (${markUsed(challengeId)}
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

/** Marks a code as used, once the statement's `claim` has a row. Of requests with the same code, one gets a row. */
function markUsed(challengeId: string): RawBuilder<unknown> {
  const totp = readStep(challengeId);
  return totp
    ? markStepUsed(totp)
    : sql`
      update otp_challenges set consumed_at = clock_timestamp()
      where id = ${challengeId} and consumed_at is null and superseded_at is null and expires_at > now()
        and exists (select from claim)
      returning user_id, purpose`;
}

const markStepUsed = ({ userId, step, purpose }: UsedStep) => sql`
      update authenticators set last_step = ${step}, last_purpose = ${purpose}
      where user_id = ${userId} and confirmed_at is not null and coalesce(last_step, 0) < ${step}
        and exists (select from claim)
      returning user_id, ${purpose}::text as purpose`;

async function countWrong(transaction: Connection, userId: string, isOver: boolean): Promise<Outcome> {
  if (await countAttempt(transaction, { subject: userId, kind: 'code' })) return { kind: 'locked-out' };
  return { kind: isOver ? 'expired' : 'wrong' };
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
      return isReuseNamed(purpose)
        ? new Refusal('ReusedLoginOtpError', 'This code was used already. Request a new one.')
        : new Refusal('InvalidOtpError', 'This code was used already. Request a new one.');
    case 'locked-out':
      return tooManyAttempts('code');
    case 'wrong':
      return wrongCode();
  }
}
