import { type Kysely, sql } from 'kysely';

/** All requests about a payment or a transfer, for the list of blocked money: it shows refused ones, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create index licence_releases_about_payment on licence_releases (payment_id)',
  'create index licence_releases_about_transfer on licence_releases (transfer_id)',
];
