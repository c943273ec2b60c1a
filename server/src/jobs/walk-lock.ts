import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/** Arbitrary, but the walk's own. */
const walkLock = 7_411_903;

/**
 * Runs the walk while no other process walks, so that what is due happens in order across all of them. The lock belongs to
 * the connection: when the process dies, PostgreSQL lets it go.
 */
export function withWalkLock<Result>(db: Connection, walk: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${walkLock})`.execute(connection);
    return releasingAfter(connection, walk);
  });
}

/** As {@link withWalkLock}, but does nothing when another process is walking: that one does the work. */
export async function withWalkLockIfFree(db: Connection, walk: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${walkLock}) as locked`.execute(connection);
    if (rows[0]?.locked) await releasingAfter(connection, walk);
  });
}

async function releasingAfter<Result>(connection: Connection, walk: () => Promise<Result>): Promise<Result> {
  try {
    return await walk();
  } finally {
    await sql`select pg_advisory_unlock(${walkLock})`.execute(connection);
  }
}
