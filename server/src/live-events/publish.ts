import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type LiveEvent, liveEventChannel } from './event.ts';

/** Sent when the transaction of `db` commits, and not at all if it doesn't. */
export async function publishLiveEvent(db: Connection, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${liveEventChannel}, ${JSON.stringify(event)})`.execute(db);
}
