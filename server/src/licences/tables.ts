import type { ColumnType } from 'kysely';

/** Releases of blocked money: asked for by one member of staff, decided about by another. */
export interface LicenceReleasesTable {
  id: string;
  /** What is released: a payment or a transfer. */
  payment_id: string | null;
  transfer_id: string | null;
  authority: string;
  licence_number: string;
  reason: string;
  requested_by: string;
  /** Business times. */
  requested_at: Date;
  state: ColumnType<'requested' | 'released' | 'refused', never, 'released' | 'refused'>;
  decided_by: ColumnType<string | null, never, string>;
  decided_at: ColumnType<Date | null, never, Date>;
  decision_reason: ColumnType<string | null, never, string>;
}

declare module '../db/database.ts' {
  interface Database {
    licence_releases: LicenceReleasesTable;
  }
}
