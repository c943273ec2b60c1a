import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { lockNumbers } from './lock-numbers.ts';

/** Locks for work that only one process may do at a time. */
export type ProcessLock = Exclude<
  keyof typeof lockNumbers,
  // These are taken on separate connections.
  'embeddedPostgresUse' | 'schemaChange' | 'headKeeper'
>;

const retryMs = 50;

/** The last waiting work in this process, by pool and lock. */
const lines = new WeakMap<Connection, Map<ProcessLock, Promise<unknown>>>();

/**
 * Runs the work while nobody else holds the lock, in this process or another. Waiting holds no connection, so that
 * waiters can't exhaust the pool that the lock's holder needs. Of the waiters in one process only the first polls the
 * database.
 */
export function withProcessLock<Result>(
  db: Connection,
  lock: ProcessLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(db) ?? new Map<ProcessLock, Promise<unknown>>();
  lines.set(db, line);
  const turn = (line.get(lock) ?? Promise.resolve()).then(() => askUntilFree(db, lock, work));
  line.set(
    lock,
    turn.catch(() => undefined),
  );
  return turn;
}

async function askUntilFree<Result>(db: Connection, lock: ProcessLock, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const attempt = await tryProcessLock(db, lock, work);
    if (attempt) return attempt.result;
    await pause(retryMs);
  }
}

/**
 * Runs the work unless somebody else holds the lock. The lock belongs to a connection, so PostgreSQL frees it when its
 * process dies.
 * @returns undefined when the lock was taken
 */
export function tryProcessLock<Result>(
  db: Connection,
  lock: ProcessLock,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  return db.connection().execute(async (connection) => {
    const number = lockNumbers[lock];
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${number}) as locked`.execute(connection);
    if (!rows[0]?.locked) return undefined;
    try {
      return { result: await work() };
    } finally {
      await sql`select pg_advisory_unlock(${number})`.execute(connection);
    }
  });
}
