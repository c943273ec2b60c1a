import { type RawBuilder, sql } from 'kysely';
import { type Connection, isAppendOnly } from '../db/index.ts';
import type { RecurringWork } from '../jobs/index.ts';

/** Rows deleted at once: a delete of millions would hold locks and a snapshot for minutes. */
const batchSize = 1000;

interface ExpiredRows {
  readonly table: string;
  /** Condition for expired rows, by real time. */
  readonly condition: RawBuilder<boolean>;
}

/**
 * The rows to delete and when. Rows that a caller may still refer to are kept for thirty days: a request repeated later
 * counts as a new request.
 */
const expiredRows: readonly ExpiredRows[] = [
  { table: 'idempotency_keys', condition: sql`created_at < now() - interval '30 days'` },
  { table: 'otp_challenges', condition: sql`created_at < now() - interval '30 days' and expires_at < now()` },
  // A day later, so that a person who returns to an open tab reads that the session has expired.
  { table: 'sessions', condition: sql`least(idle_expires_at, absolute_expires_at) < now() - interval '1 day'` },
  { table: 'embed_sessions', condition: sql`expires_at < now() - interval '1 day'` },
  { table: 'trusted_devices', condition: sql`expires_at < now()` },
  // An hour is four times the period in which attempts are counted, and in which sign-in stays locked.
  { table: 'sign_in_attempts', condition: sql`greatest(window_started_at, locked_until) < now() - interval '1 hour'` },
  // A week later, so that an old link still says that it has expired.
  { table: 'sign_ups', condition: sql`person_id is null and expires_at < now() - interval '7 days'` },
  // Four times the period in which they are counted.
  { table: 'mailed_invites', condition: sql`mailed_at < now() - interval '4 days'` },
  // Twice the period in which they are counted.
  { table: 'external_account_name_checks', condition: sql`created_at < now() - interval '2 days'` },
  { table: 'identity_requests', condition: sql`created_at < now() - interval '1 hour'` },
  { table: 'proven_identities', condition: sql`created_at < now() - interval '1 hour'` },
  { table: 'sandbox_identity_codes', condition: sql`created_at < now() - interval '1 hour'` },
  { table: 'sandbox_identity_sessions', condition: sql`created_at < now() - interval '30 days'` },
  { table: 'password_links', condition: sql`expires_at < now() - interval '30 days'` },
  { table: 'rate_limits', condition: sql`window_start < now() - interval '1 hour'` },
  { table: 'error_reports', condition: sql`reported_at < now() - interval '90 days'` },
  { table: 'outbox', condition: sql`coalesce(delivered_at, given_up_at) < now() - interval '30 days'` },
];

/** Removes expired rows once an hour. */
export const cleanUp: RecurringWork = {
  name: 'clean-up',
  everySeconds: 3600,
  lock: 'cleanUp',
  async run({ db, log }) {
    for (const kind of expiredRows) {
      const removed = await remove(db, kind);
      if (removed > 0) log.info({ table: kind.table, removed }, 'removed expired rows');
    }
  },
};

async function remove(db: Connection, { table, condition }: ExpiredRows): Promise<number> {
  if (isAppendOnly(table)) throw new Error(`${table} is append-only.`);
  let removed = 0;
  for (;;) {
    // By physical row: a row updated meanwhile, such as a session in use, moves and is therefore kept.
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in (select ctid from ${sql.table(table)} where ${condition} limit ${batchSize})
    `.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < batchSize) return removed;
  }
}
