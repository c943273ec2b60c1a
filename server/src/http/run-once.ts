import { type Connection, finishWrites } from '../db/index.ts';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { claimOfKey, findOutcome, type OnceOnly, type Outcome, rememberOutcome } from './idempotency.ts';
import type { OneTimeCodes } from './ports.ts';
import { retryTransaction } from './retry-transaction.ts';

export interface CallResult {
  readonly outcome: Outcome;
  /** The outcome is that of an earlier request with the same key. */
  readonly isRepeated: boolean;
}

/** What a call that changes something does in its transaction. */
export interface Change {
  readonly context: CallContext;
  readonly oneTimeCodes: OneTimeCodes;
  /** The code to use up. */
  readonly challengeId: string | undefined;
  readonly work: (transaction: Connection) => Promise<unknown>;
}

/** Rolls a transaction back because the caller did something wrong in it. */
class RefusedWork extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The work was refused.', { cause: refusal });
    this.refusal = refusal;
  }
}

/**
 * Runs the work under a key, exactly once. What the caller did wrong is remembered like a success, so that a repeated
 * request cannot succeed later by surprise; what went wrong with us or a provider is not, so that it may be tried again.
 * A refusal is remembered in a second transaction, which takes the key and the code again: refusals are rare, and a
 * savepoint would cost every other call. If the same request came between, its outcome counts for both.
 */
export async function runOnce(change: Change, once: OnceOnly): Promise<CallResult> {
  try {
    return await underKey(change, once, (transaction) => workAndRemember(transaction, once, change.work));
  } catch (error) {
    if (!(error instanceof RefusedWork)) throw error;
    const { refusal } = error;
    return await underKey(change, once, async (transaction) => {
      await rememberOutcome(transaction, once, refusal.status, { refusal });
      return { refusal };
    });
  }
}

/** @throws RefusedWork for what the caller did wrong */
async function workAndRemember(transaction: Connection, once: OnceOnly, work: Change['work']): Promise<Outcome> {
  try {
    const data = await work(transaction);
    await rememberOutcome(transaction, once, data === undefined ? 204 : 200, { data });
    // Here and not at the commit: the ledger may refuse.
    await finishWrites(transaction);
    return { data };
  } catch (error) {
    throw error instanceof Refusal && error.status < 500 ? new RefusedWork(error) : error;
  }
}

/** Takes the key, uses up the code, and runs the work in the same transaction; or finds what the key's first request got. */
const underKey = (
  { context, oneTimeCodes, challengeId }: Change,
  once: OnceOnly,
  work: (transaction: Connection) => Promise<Outcome>,
): Promise<CallResult> =>
  retryTransaction(context.db, async (transaction) => {
    const claim = claimOfKey(once);
    const isClaimed =
      challengeId === undefined
        ? (await claim.execute(transaction)).rows.length > 0
        : await oneTimeCodes.consume(transaction, challengeId, context, claim);
    if (isClaimed) return { outcome: await work(transaction), isRepeated: false };
    const outcome = await findOutcome(transaction, once);
    if (!outcome) throw new Error('An idempotency key is taken but has no outcome.');
    return { outcome, isRepeated: true };
  });
