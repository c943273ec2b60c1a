import type { EmbeddedWidget } from '@quittance/sdk/contract';
import type { ColumnType } from 'kysely';

/** Businesses that a partner created for its customers. */
export interface PartnerCustomersTable {
  organization_id: string;
  /** The organization whose key created it. */
  partner_id: string;
  api_key_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface EmbedSessionsTable {
  id: string;
  api_key_id: string;
  /** The key's organization or one that it created; null for a session of an invoice. */
  organization_id: string | null;
  invoice_id: string | null;
  /** The invite whose rights a session of an invoice has. Sessions of the same invoice share it. */
  invite_id: string | null;
  widgets: EmbeddedWidget[];
  origin: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Real time. */
  expires_at: Date;
  revoked_at: Date | null;
}

declare module '../db/database.ts' {
  interface Database {
    embed_sessions: EmbedSessionsTable;
    partner_customers: PartnerCustomersTable;
  }
}
