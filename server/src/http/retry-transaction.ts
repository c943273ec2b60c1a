import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, inTransaction } from '../db/index.ts';

const maximumAttempts = 3;

/** Serialisation failure and deadlock: PostgreSQL undid everything and says to try again. */
const retryable: ReadonlySet<unknown> = new Set(['40001', '40P01']);

export const isRetryable = (error: unknown): boolean =>
  error instanceof Error && retryable.has(Reflect.get(error, 'code'));

/** Runs the work in a transaction, and all of it again when PostgreSQL gave it up in favour of another. */
export async function retryTransaction<Result>(
  db: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (attempt === maximumAttempts || !isRetryable(error)) throw error;
      // Apart from each other, lest the same two meet again.
      await pause(Math.random() * 20 * attempt);
    }
  }
}
