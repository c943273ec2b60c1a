import { sql } from 'kysely';
import { type Connection, type RowWriter, writeLast } from '../db/index.ts';
import { type LiveEvent, liveEventChannel } from './event.ts';
import { toPayloads } from './payload.ts';

/** Publishes an event when the transaction of `db` commits. */
export const publishLiveEvent = (db: Connection, event: LiveEvent): Promise<void> =>
  writeLast(db, liveEventWriter, event);

const liveEventWriter: RowWriter<LiveEvent> = {
  statement: (events) => sql`
    select pg_notify(${liveEventChannel}, payload)
    from unnest(${toPayloads(events)}::text[]) payload`,
};
