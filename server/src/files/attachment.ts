import type { Connection } from '../db/index.ts';
import { noSuchFile } from './own-file.ts';

/** A file that goes with an invoice. */
export interface Attachment {
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type. */
  readonly type: string;
}

/** Asserts that an organization may attach a file to its invoices. @throws NotFoundError */
export async function assertAttachable(db: Connection, organizationId: string, fileId: string): Promise<void> {
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('organization_id', '=', organizationId)
    .where('file_group', '=', 'invoiceAttachment')
    .where('state', '=', 'kept')
    .executeTakeFirst();
  if (!file) throw noSuchFile();
}

/**
 * Finds the facts of an attached file; null for one that was removed before the invoice was sent.
 * @param isShared whether it was sent with the invoice, which keeps it
 */
export async function findAttachment(db: Connection, fileId: string, isShared: boolean): Promise<Attachment | null> {
  const file = await db
    .selectFrom('files')
    .select(['id', 'name', 'size', 'type'])
    .where('id', '=', fileId)
    .where('file_group', '=', 'invoiceAttachment')
    .where('state', 'in', isShared ? ['kept', 'removed'] : ['kept'])
    .executeTakeFirst();
  return file ? { fileId: file.id, name: file.name, size: file.size ?? 0, type: file.type ?? '' } : null;
}
