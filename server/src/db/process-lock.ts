import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
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

/** The connection on which a pool holds all its process locks, and those that it holds or asks for. */
interface LockSession {
  readonly connection: Promise<Connection>;
  readonly locks: Set<ProcessLock>;
  close(): void;
}

/**
 * All holders of a pool share one session. With a connection for each, several of them would exhaust the pool, and their
 * work would wait forever for a connection.
 */
const sessions = new WeakMap<Connection, LockSession>();

function openSession(db: Connection): LockSession {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const connection = new Promise<Connection>((resolve, reject) => {
    db.connection()
      .execute((opened) => {
        resolve(opened);
        return closed;
      })
      .catch(reject);
  });
  const session = { connection, locks: new Set<ProcessLock>(), close };
  sessions.set(db, session);
  return session;
}

/** Later locks need another session: this one is broken, or nobody holds a lock of it. */
function leaveSession(db: Connection, session: LockSession): void {
  if (sessions.get(db) === session) sessions.delete(db);
}

async function ask(db: Connection, session: LockSession, call: RawBuilder<unknown>): Promise<boolean> {
  try {
    const { rows } = await sql<{ done: boolean }>`select ${call} as done`.execute(await session.connection);
    return rows[0]?.done === true;
  } catch (error) {
    leaveSession(db, session);
    throw error;
  }
}

/**
 * Runs the work unless somebody else holds the lock, in this process or another. The lock belongs to a connection, so
 * PostgreSQL frees it when its process dies.
 * @returns undefined when the lock was taken
 */
export async function tryProcessLock<Result>(
  db: Connection,
  lock: ProcessLock,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  const session = sessions.get(db) ?? openSession(db);
  // PostgreSQL would grant a session its own lock again.
  if (session.locks.has(lock)) return undefined;
  session.locks.add(lock);
  try {
    if (!(await ask(db, session, sql`pg_try_advisory_lock(${lockNumbers[lock]})`))) return undefined;
    try {
      return { result: await work() };
    } finally {
      await ask(db, session, sql`pg_advisory_unlock(${lockNumbers[lock]})`);
    }
  } finally {
    session.locks.delete(lock);
    if (session.locks.size === 0) {
      leaveSession(db, session);
      session.close();
    }
  }
}
