import type { ColumnType, Generated } from 'kysely';

/** Rates as their publisher gave them, a row for each day. */
export interface ExchangeRateTablesTable {
  source: 'ecb';
  published_on: string;
  /** Units of each currency for one euro, as decimal texts. */
  rates: ColumnType<Readonly<Record<string, string>>, string, string>;
  fetched_at: Generated<Date>;
}

declare module '../../db/database.ts' {
  interface Database {
    exchange_rate_tables: ExchangeRateTablesTable;
  }
}
