import { buffer } from 'node:stream/consumers';
import type { FileGroup } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { type App, Refusal } from '../kernel/index.ts';
import { openFile } from './open-file.ts';

/**
 * Reads the bytes of a file that an invoice shows, also of one that was removed: sent invoices still show it. The caller
 * has checked that the reader may see the invoice.
 * @returns null if the bytes were deleted
 */
export async function readShownFile(
  app: App,
  db: Connection,
  { fileId, group }: { readonly fileId: string; readonly group: FileGroup },
): Promise<Buffer | null> {
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', fileId)
    .where('file_group', '=', group)
    .where('state', 'in', ['kept', 'removed'])
    .executeTakeFirst();
  if (!file) return null;
  try {
    const { content } = await openFile(app, file);
    return content instanceof Uint8Array ? Buffer.from(content) : await buffer(content);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NotFoundError') return null;
    throw error;
  }
}
