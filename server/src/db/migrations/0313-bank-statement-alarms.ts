import { type Kysely, sql } from 'kysely';

/** Statements that did not come, or do not follow the one before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table bank_file_balances add first_number numeric(18, 0), add last_number numeric(18, 0)',
  `create table bank_statement_alarms (
    id text primary key,
    account text not null,
    currency text not null,
    business_date date not null,
    problem text not null check (problem in ('missing', 'number-gap', 'opening-differs')),
    raised_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index bank_statement_alarms_open on bank_statement_alarms (account, currency, business_date, problem)
    where ended_at is null`,
];
