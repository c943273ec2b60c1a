import { type Kysely, sql } from 'kysely';

/** Exchange rates as their publisher gave them, a row for each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_rate_tables (
      source text not null check (source in ('ecb')),
      published_on date not null,
      rates jsonb not null check (jsonb_typeof(rates) = 'object'),
      fetched_at timestamptz not null default now(),
      primary key (source, published_on)
    )`.execute(db);
}
