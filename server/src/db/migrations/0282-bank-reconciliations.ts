import { type Kysely, sql } from 'kysely';

/** Closing balances of our accounts at banks, and the daily comparison of the ledger with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The sandbox's bank computes its balances from its own books, so they need the amounts.
  await sql`
    alter table sandbox_rails_entries add kind text, add rail text, add amount_minor numeric(38, 0), add currency text`.execute(
    db,
  );
  await sql`
    update sandbox_rails_entries entry
    set kind = i.kind, rail = i.rail, amount_minor = i.amount_minor, currency = i.currency
    from rails_instructions i where i.reference = entry.reference`.execute(db);
  // The day on which the bank counts a movement, where it says one.
  await sql`alter table bank_file_events add booked_on date`.execute(db);
  await sql`alter table rails_events add booked_on date`.execute(db);
  await sql`
    create table bank_file_balances (
      account text not null,
      currency text not null,
      closed_on date not null,
      opening_minor numeric(38, 0),
      closing_minor numeric(38, 0) not null,
      file_id text not null references bank_files (id),
      primary key (account, currency, closed_on))`.execute(db);
  await sql`
    create table bank_reconciliations (
      id text primary key,
      business_date date not null,
      currency text not null,
      state text not null check (state in ('waiting', 'matched', 'difference')),
      bank_accounts jsonb not null,
      bank_minor numeric(38, 0),
      elsewhere_minor numeric(38, 0),
      debits_minor numeric(38, 0),
      payouts_minor numeric(38, 0),
      suspense_minor numeric(38, 0),
      between_minor numeric(38, 0),
      exchange_minor numeric(38, 0),
      unbooked_minor numeric(38, 0),
      own_minor numeric(38, 0),
      client_minor numeric(38, 0),
      difference_minor numeric(38, 0),
      compared_at timestamptz,
      created_at timestamptz not null default now(),
      unique (business_date, currency),
      constraint bank_reconciliations_compared check ((state = 'waiting') = (compared_at is null)),
      constraint bank_reconciliations_state check (state = 'waiting' or (state = 'matched') = (difference_minor = 0)),
      constraint bank_reconciliations_sum check (state = 'waiting' or coalesce(difference_minor
        = bank_minor + elsewhere_minor + debits_minor + exchange_minor - payouts_minor - suspense_minor - between_minor
          - unbooked_minor - own_minor - client_minor, false)))`.execute(db);
}
