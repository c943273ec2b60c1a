import { type Kysely, sql } from 'kysely';

/** The price of a withdrawal in US dollars, and the rate that made it a fee in another currency. Earlier quotes kept neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table transfer_quotes
      add fee_price_usd_minor numeric(38,0) check (fee_price_usd_minor > 0),
      add fee_rate numeric check (fee_rate > 0),
      add fee_rate_source text,
      add fee_rate_as_of timestamptz,
      add constraint transfer_quotes_fee_rate check ((fee_rate is null) = (fee_price_usd_minor is null)
        and (fee_rate is null) = (fee_rate_source is null) and (fee_rate is null) = (fee_rate_as_of is null)
        and (fee_rate is null or (kind = 'withdrawal' and from_currency <> 'USD')))`.execute(db);
}
