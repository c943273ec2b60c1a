import type { Connection } from './database.ts';

/**
 * Runs the work in one READ COMMITTED transaction; commits when it resolves, rolls back when it throws. Inside a running
 * transaction the work simply joins it, so that operations can be put together without savepoints.
 */
export function inTransaction<Result>(
  db: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db.transaction().setIsolationLevel('read committed').execute(work);
}
