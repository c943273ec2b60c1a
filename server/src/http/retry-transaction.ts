import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, finishWrites, inTransaction, isOutdated, unavailabilityOf } from '../db/index.ts';

const maximumAttempts = 3;

/** Serialization failure and deadlock: PostgreSQL rolled back and asks to try again. */
const retryable: ReadonlySet<unknown> = new Set(['40001', '40P01']);

export const isRetryable = (error: unknown): boolean =>
  error instanceof Error && (retryable.has(Reflect.get(error, 'code')) || isOutdated(error));

/** The connection broke during the commit. The transaction may have taken effect, so the outcome is unknown. */
export class UnknownCommitError extends Error {
  constructor(cause: unknown) {
    super('The connection broke during a commit.', { cause });
    this.name = 'UnknownCommitError';
  }
}

/** A limit was reached and the transaction was rolled back: it changed nothing. */
export class BusyTransactionError extends Error {
  constructor(cause: unknown) {
    super('A transaction reached a limit and was rolled back.', { cause });
    this.name = 'BusyTransactionError';
  }
}

/**
 * Runs the work in a transaction. Retries all of it after serialization failures and deadlocks.
 * @throws BusyTransactionError when a limit was reached, UnknownCommitError when the connection broke during the commit
 */
export async function retryTransaction<Result>(
  db: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await inTransaction(db, async (transaction) => {
        const result = await work(transaction);
        await finishWrites(transaction);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      if (isCommitting && unavailabilityOf(error) === 'unreachable') throw new UnknownCommitError(error);
      if (attempt === maximumAttempts || !isRetryable(error)) {
        throw unavailabilityOf(error) === 'busy' ? new BusyTransactionError(error) : error;
      }
      // A random delay, so that the same two transactions don't collide again.
      await pause(Math.random() * 20 * attempt);
    }
  }
}
