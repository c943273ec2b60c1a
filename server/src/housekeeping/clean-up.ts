import { type RawBuilder, sql } from 'kysely';
import { type Connection, isAppendOnly } from '../db/index.ts';
import type { RecurringWork } from '../jobs/index.ts';

/** So many rows go at once: a delete of millions would hold its locks and its snapshot for minutes. */
const batchSize = 1000;

interface Leftovers {
  readonly table: string;
  /** Which rows nobody needs any more, by real time. */
  readonly are: RawBuilder<boolean>;
}

/**
 * What is thrown away and when. Thirty days for what a caller may still come back with or somebody may still ask about:
 * a request repeated later than that is a new request.
 */
const leftovers: readonly Leftovers[] = [
  { table: 'idempotency_keys', are: sql`created_at < now() - interval '30 days'` },
  { table: 'otp_challenges', are: sql`created_at < now() - interval '30 days' and expires_at < now()` },
  // A day later, so that whoever comes back to an open tab is told that the session has expired.
  { table: 'sessions', are: sql`least(idle_expires_at, absolute_expires_at) < now() - interval '1 day'` },
  { table: 'trusted_devices', are: sql`expires_at < now()` },
  // An hour is four times as long as attempts are counted, and as a door stays closed.
  { table: 'sign_in_attempts', are: sql`greatest(window_started_at, locked_until) < now() - interval '1 hour'` },
  { table: 'rate_limits', are: sql`window_start < now() - interval '1 hour'` },
  { table: 'error_reports', are: sql`reported_at < now() - interval '90 days'` },
  { table: 'outbox', are: sql`coalesce(delivered_at, given_up_at) < now() - interval '30 days'` },
];

/** Removes what has expired, once an hour. */
export const cleanUp: RecurringWork = {
  name: 'clean-up',
  everySeconds: 3600,
  lock: 'cleanUp',
  async run({ db, log }) {
    for (const kind of leftovers) {
      const removed = await remove(db, kind);
      if (removed > 0) log.info({ table: kind.table, removed }, 'expired rows were removed');
    }
  },
};

async function remove(db: Connection, { table, are }: Leftovers): Promise<number> {
  if (isAppendOnly(table)) throw new Error(`${table} is append-only.`);
  let removed = 0;
  for (;;) {
    // By place in the table: a row that is written meanwhile, such as a session in use, moves and so stays.
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in (select ctid from ${sql.table(table)} where ${are} limit ${batchSize})
    `.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < batchSize) return removed;
  }
}
