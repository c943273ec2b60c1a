import { type Kysely, sql } from 'kysely';

/**
 * Conversions that wait for a decision go between none of our banks, as those that are made now. Incoming money keeps its
 * amount, so that what takes it back can be compared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update transfers set via_transit = false from transfer_quotes quote
    where quote.id = transfers.quote_id and transfers.via_transit and transfers.moved_at is null
      and quote.from_currency <> quote.to_currency`.execute(db);
  await sql`alter table bank_file_events add amount_minor numeric(38, 0), add currency text,
    add constraint bank_file_events_amount check ((amount_minor is null) = (currency is null))`.execute(db);
}
