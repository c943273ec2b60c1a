import type { Connection } from '../db/index.ts';

/**
 * Keeps a file from being deleted until the transaction has shared it.
 * @returns whether it is still kept; it may have been removed or replaced meanwhile
 */
export async function holdFile(db: Connection, fileId: string): Promise<boolean> {
  const held = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('state', '=', 'kept')
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

export interface FileShare {
  readonly fileId: string;
  readonly invoiceId: string;
  /** The buyer's; null for a buyer without an account. */
  readonly organizationId: string | null;
}

/** Lets the buyer of an invoice read a file that the invoice shows, and keeps it. */
export async function shareFile(db: Connection, { fileId, invoiceId, organizationId }: FileShare): Promise<void> {
  await db
    .insertInto('file_shares')
    .values({ file_id: fileId, invoice_id: invoiceId, organization_id: organizationId })
    .execute();
}
