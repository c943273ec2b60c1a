import type { Kysely } from 'kysely';

/** Which of our own accounts a transfer between two of them goes to: its statement says when the money has arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bank_file_orders').addColumn('credited_account', 'text').execute();
}
