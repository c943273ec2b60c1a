import { unseal } from '../../kernel/index.ts';
import { isPrepared, moveFile, prepareFile } from './folders.ts';
import type { BankFileParts } from './parts.ts';

/**
 * Moves files into the bank's folder, each exactly once, wherever a process dies: a file is written beside the folder,
 * then marked as prepared, then moved there, which no crash can do by half. A prepared file that is gone was moved.
 */
export async function deliverFiles(
  { db, dataKey, settings: { folder }, log }: BankFileParts,
  now: Date,
): Promise<void> {
  const files = await db
    .selectFrom('bank_files')
    .select(['id', 'name', 'entries', 'sealed_content', 'prepared_at'])
    .where('direction', '=', 'out')
    .where('delivered_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { id, name, entries, sealed_content, prepared_at } of files) {
    if (prepared_at === null) {
      if (sealed_content === null) throw new Error('A file for the bank has no content.');
      await prepareFile(folder, name, unseal(dataKey, sealed_content, id));
      await db.updateTable('bank_files').set({ prepared_at: now }).where('id', '=', id).execute();
    }
    if (await isPrepared(folder, name)) await moveFile(folder, { from: 'prepared', to: 'outgoing', name, as: name });
    await db.updateTable('bank_files').set({ delivered_at: now, sealed_content: null }).where('id', '=', id).execute();
    log.info({ fileId: id, entries }, 'wrote a file for the bank');
  }
}
