import type { EmbeddedWidget } from '@quittance/sdk/contract';
import type { ColumnType } from 'kysely';

export interface EmbedSessionsTable {
  id: string;
  api_key_id: string;
  /** Null for a session of an invoice. */
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
  }
}
