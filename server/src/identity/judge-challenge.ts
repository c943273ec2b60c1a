import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { fits } from './code-hash.ts';
import { type CodeOwner, maxWrongAttempts } from './issue-code.ts';
import type { OtpChallengesTable } from './tables.ts';

type Challenge = Selectable<OtpChallengesTable>;

export interface CodeAttempt extends CodeOwner {
  readonly code: string;
}

/** Used codes, newest first, that are known as such when they are sent again. */
export const usedCodesKnown = 5;

/**
 * What a mailed code is. `expired`: it was right until it expired. `over`: it is wrong, and the one that was mailed is over
 * too: expired, or guessed at too often.
 */
export type Judgement =
  | { readonly kind: 'right'; readonly challengeId: string }
  | { readonly kind: 'wrong' | 'expired' | 'reused' | 'over' };

/** Judges a mailed code, and counts a wrong one against it. Sending a used code again is a mistake, no guess. */
export async function judgeChallenge(transaction: Connection, attempt: CodeAttempt): Promise<Judgement> {
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
  if (!isRight && (await findUsedChallenge(transaction, attempt))) return { kind: 'reused' };
  if (current) await countAgainst(transaction, current.id);
  return { kind: isDead || isExpired ? 'over' : 'wrong' };
}

const countAgainst = (transaction: Connection, challengeId: string) =>
  transaction
    .updateTable('otp_challenges')
    .set((update) => ({ wrong_attempts: update('wrong_attempts', '+', 1) }))
    .where('id', '=', challengeId)
    .execute();

const challengesOf = (db: Connection, owner: CodeOwner) =>
  db
    .selectFrom('otp_challenges')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

export async function findUsedChallenge(db: Connection, attempt: CodeAttempt): Promise<Challenge | undefined> {
  const used = await challengesOf(db, attempt).where('consumed_at', 'is not', null).limit(usedCodesKnown).execute();
  return used.find((challenge) => fits(challenge, attempt.code));
}
