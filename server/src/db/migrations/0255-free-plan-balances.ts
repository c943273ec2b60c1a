import { type Kysely, sql } from 'kysely';

/** The balance that the free plan requires of organizations approved from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table free_plan_balances (
    id text primary key,
    organization_id text not null unique references organizations,
    state text not null check (state in ('pending', 'missed', 'reached', 'waived', 'ended')),
    approved_on date not null,
    due_on date not null check (due_on >= approved_on),
    required_minor numeric(38,0) not null check (required_minor > 0),
    balance_minor numeric(38,0),
    checked_on date,
    reminded_on date,
    next_check_on date check ((next_check_on is not null) = (state in ('pending', 'missed'))),
    note text,
    decided_by_staff_id text references staff
  )`,
  `create index free_plan_balances_next_check on free_plan_balances (next_check_on, id) where next_check_on is not null`,
  `create index free_plan_balances_state on free_plan_balances (state, id desc)`,
];
