import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table transfers
    add contradicted_at timestamptz,
    add contradicted_after text check (contradicted_after in ('rejected', 'returned', 'refunded')),
    add contradiction_resolution text check (contradiction_resolution in ('charged', 'absorbed')),
    add contradiction_returned_at timestamptz,
    add constraint transfers_contradiction check (
      (contradicted_at is null) = (contradicted_after is null)
      and (contradicted_at is not null or (contradiction_resolution is null and contradiction_returned_at is null))
      and (contradiction_resolution is null or contradicted_after <> 'returned')),
    add constraint transfers_contradicted check (state <> 'contradicted'
      or (contradicted_after <> 'returned' and contradiction_resolution is null and contradiction_returned_at is null)),
    drop constraint transfers_check4,
    add constraint transfers_returned_at check ((state not in ('returned', 'refunded') or returned_at is not null)
      and (returned_at is null or state in ('returned', 'refunded') or contradicted_at is not null)),
    drop constraint transfers_state_check,
    add constraint transfers_state_check check (state in ('on_hold', 'in_review', 'queued', 'in_transit', 'completed',
      'returned', 'refunded', 'rejected', 'canceled', 'contradicted', 'blocked'))`,
  'drop index transfers_waiting',
  `create index transfers_waiting on transfers (id)
    where state in ('on_hold', 'in_review', 'returned', 'contradicted')`,
  `alter table transfer_events
    drop constraint transfer_events_event_check,
    add constraint transfer_events_event_check check (event in ('created', 'allowed', 'denied', 'blocked', 'licensed',
      'approved', 'rejected', 'canceled', 'sent', 'settled', 'returned', 'refunded', 'contradicted', 'charged',
      'absorbed', 'recovered')),
    drop constraint transfer_events_staff_reason,
    add constraint transfer_events_staff_reason check (staff_reason is null
      or event in ('blocked', 'charged', 'absorbed', 'recovered'))`,
];

/** Withdrawals that the bank paid out after they had failed: what they were before, who bears them, and whether they came back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
