import { type Kysely, sql } from 'kysely';

/**
 * Debits that were on hold when they were returned, denied payments that the payer's bank took back, and onboarding fees
 * that are charged again after an outage.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table returned_presentments add was_held boolean not null default false',
  'alter table invoice_payments add taken_back_at timestamptz',
  'alter table onboarding_fees add outages integer not null default 0, add charge_again_at timestamptz',
  `create index onboarding_fees_again on onboarding_fees (charge_again_at) where state = 'due'`,
];
