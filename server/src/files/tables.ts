import type { FileGroup } from '@quittance/sdk/rules';
import type { ColumnType, Generated } from 'kysely';

export interface FilesTable {
  /** Also the key of its bytes in the storage. */
  id: string;
  /** Of this or of a person. */
  organization_id: string | null;
  person_id: string | null;
  file_group: FileGroup;
  role: string;
  slot: number;
  /** As the sender named it. */
  name: string;
  /** Files by staff are for staff only, in places apart. */
  uploaded_by_kind: 'customer' | 'staff';
  uploaded_by: string;
  /**
   * `receiving`: its bytes arrive, or arrived and were left behind; `kept`; `removed`: its bytes will be deleted;
   * `purged`: they are deleted.
   */
  state: Generated<'receiving' | 'kept' | 'removed' | 'purged'>;
  /** The key of its bytes, encrypted by DATA_KEY; null once purged. */
  wrapped_key: Buffer | null;
  /** MIME type by its bytes; null, like size and hash, until they have arrived. */
  type: string | null;
  size: number | null;
  sha256: Buffer | null;
  language: string | null;
  /** Real time when its owner or staff removed it; null for a file that was never kept. */
  removed_at: Date | null;
  /** Real time. */
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Invoices that show a file: its buyer may read it, and it stays when the seller removes it. */
export interface FileSharesTable {
  file_id: string;
  invoice_id: string;
  /** The buyer's; null for a buyer without an account. */
  organization_id: string | null;
}

interface FileTables {
  files: FilesTable;
  file_shares: FileSharesTable;
}

declare module '../db/database.ts' {
  interface Database extends FileTables {}
}
