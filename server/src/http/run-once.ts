import { type Connection, finishWrites } from '../db/index.ts';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { claimOfKey, findOutcome, type OnceOnly, type Outcome, rememberOutcome } from './idempotency.ts';
import type { OneTimeCodes } from './ports.ts';
import { retryTransaction } from './retry-transaction.ts';

export interface CallResult {
  readonly outcome: Outcome;
  /** Whether the outcome is that of an earlier request with the same key. */
  readonly isRepeated: boolean;
}

/** The change that a call makes in its transaction. */
export interface Change {
  readonly context: CallContext;
  readonly oneTimeCodes: OneTimeCodes;
  /** The challenge of the code to use up. */
  readonly challengeId: string | undefined;
  readonly work: (transaction: Connection) => Promise<unknown>;
}

/** Rolls back a transaction because of a caller's mistake. */
class RefusedWork extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The work was refused.', { cause: refusal });
    this.refusal = refusal;
  }
}

/**
 * Runs the work exactly once per key. Remembers refusals for the caller's mistakes like successes, so that a retry
 * can't unexpectedly succeed later. Doesn't remember failures of ours or of a provider, so that they can be retried.
 * Refusals are remembered in a second transaction, which claims the key and the code again: they are rare, and a
 * savepoint would cost every call. If the same request runs in between, its outcome counts for both.
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

/** @throws RefusedWork for the caller's mistakes */
async function workAndRemember(transaction: Connection, once: OnceOnly, work: Change['work']): Promise<Outcome> {
  try {
    const data = await work(transaction);
    await rememberOutcome(transaction, once, data === undefined ? 204 : 200, { data });
    // Here and not at the commit, because the ledger may refuse.
    await finishWrites(transaction);
    return { data };
  } catch (error) {
    throw error instanceof Refusal && error.status < 500 ? new RefusedWork(error) : error;
  }
}

/**
 * Claims the key, uses up the code and runs the work in one transaction; or finds the outcome of the key's first
 * request.
 */
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
