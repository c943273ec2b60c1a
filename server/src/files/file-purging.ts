import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '../db/index.ts';
import type { RecurringWork } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { recordFileChange } from './keep-file.ts';

const batchSize = 100;

/**
 * Deletes the bytes of files that were removed `REMOVED_FILES_KEEP_DAYS` ago and that no invoice shows, and of uploads
 * that were never kept. An upload has ten minutes, so after an hour nobody waits for it.
 */
export const filePurging: RecurringWork = {
  name: 'file-purging',
  everySeconds: 600,
  lock: 'filePurging',
  async run(app) {
    await app.db
      .updateTable('files')
      .set({ state: 'removed' })
      .where('state', '=', 'receiving')
      .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
      .execute();
    let purged = 0;
    for (let batch = await listRemoved(app, ''); batch.length > 0; batch = await listRemoved(app, batch.at(-1) ?? '')) {
      for (const id of batch) if (await tryPurge(app, id)) purged += 1;
    }
    if (purged > 0) app.log.info({ purged }, 'deleted the bytes of removed files');
  },
};

async function listRemoved({ db, config }: App, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('state', '=', 'removed')
    .where('id', '>', after)
    .where((where) =>
      where.or([
        where('removed_at', 'is', null),
        where('removed_at', '<=', sql<Date>`now() - make_interval(days => ${config.removedFilesKeepDays})`),
      ]),
    )
    .where(isUnshared)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

const isUnshared = (where: ExpressionBuilder<Database, 'files'>) =>
  where.not(where.exists(where.selectFrom('file_shares').select('file_id').whereRef('file_id', '=', 'files.id')));

/** One file that can't be deleted must not keep all others: the next run tries it again. */
async function tryPurge(app: App, id: string): Promise<boolean> {
  try {
    return await purge(app, id);
  } catch (error) {
    app.log.error({ err: error, fileId: id }, 'the bytes of a removed file could not be deleted');
    return false;
  }
}

/**
 * Deletes bytes unless an invoice shows them by now. Sending an invoice locks the row as well, and readers without bytes
 * wait for it. The row stays, without its key: what was there and when.
 */
async function purge(app: App, id: string): Promise<boolean> {
  return await inTransaction(app.db, async (transaction) => {
    const row = transaction.selectFrom('files').selectAll().where('id', '=', id);
    await row.forUpdate().executeTakeFirst();
    // A new statement, since the first doesn't see what was written while it waited.
    const unneeded = await row.where('state', '=', 'removed').where(isUnshared).executeTakeFirst();
    if (!unneeded) return false;
    await app.providers.fileStorage.remove(id);
    await transaction.updateTable('files').set({ state: 'purged', wrapped_key: null }).where('id', '=', id).execute();
    // A file that was never kept has no history to close.
    if (unneeded.removed_at) await recordFileChange(systemContext(app, transaction), unneeded, 'purged');
    return true;
  });
}
