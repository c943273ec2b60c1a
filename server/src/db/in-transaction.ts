import type { Connection } from './database.ts';
import { collectWrites, finishWrites } from './last-writes.ts';

/**
 * Runs the work in one READ COMMITTED transaction: commits when it resolves, rolls back when it throws. Inside a
 * running transaction, the work joins it, so that operations can be combined without savepoints.
 */
export function inTransaction<Result>(
  db: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      collectWrites(transaction);
      const result = await work(transaction);
      await finishWrites(transaction);
      return result;
    });
}
