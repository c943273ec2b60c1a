import { type Kysely, sql } from 'kysely';

/** Which rejected invoice a new one corrects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table invoices add replaces_invoice_id text references invoices (id)',
  `create index invoices_replaces on invoices (replaces_invoice_id) where replaces_invoice_id is not null`,
];
