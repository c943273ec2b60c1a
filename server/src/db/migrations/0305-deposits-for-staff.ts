import { type Kysely, sql } from 'kysely';

/** What staff decide about deposits, and the indexes of their list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table deposit_decisions (
    id text primary key,
    deposit_id text not null references deposits (id),
    decision text not null check (decision in ('assigned', 'released', 'denied', 'returned')),
    match_number integer not null check (match_number >= 0),
    decided_by text,
    reason text not null,
    decided_at timestamptz not null
  )`,
  'create index deposit_decisions_of_deposit on deposit_decisions (deposit_id, id)',
  `create trigger deposit_decisions_append_only before update or delete or truncate on deposit_decisions
    for each statement execute function refuse_change()`,
  'alter table deposits add needs_review boolean not null default false',
  `create index deposits_waiting on deposits (id)
    where state in ('unmatched', 'held') or (state = 'credited' and recalled_at is not null)`,
  'create index deposits_of_state on deposits (state, id)',
  'create index deposits_of_currency on deposits (currency, id)',
  // The one of all states does its work.
  'drop index deposits_by_state',
];
