import type { Generated } from 'kysely';

export interface BusinessClockTable {
  /** Always true: the table has one row. */
  id: Generated<boolean>;
  /** How far business time is past real time, in milliseconds; it only grows. */
  offset_ms: bigint;
}

interface ClockTables {
  business_clock: BusinessClockTable;
}

declare module '../db/database.ts' {
  interface Database extends ClockTables {}
}
