import type { NullableMinorColumn } from '../../kernel/index.ts';

/** The sandbox dealer's books: its decision on each reference. Only the code is set for one that was rejected. */
export interface SandboxFxDealsTable {
  reference: string;
  refusal_code: string | null;
  sold_currency: string | null;
  sold_minor: NullableMinorColumn;
  bought_currency: string | null;
  bought_minor: NullableMinorColumn;
  rate: string | null;
  value_date: string | null;
  settles_at: Date | null;
}

export interface FxDealingTables {
  sandbox_fx_deals: SandboxFxDealsTable;
}

declare module '../../db/database.ts' {
  interface Database extends FxDealingTables {}
}
