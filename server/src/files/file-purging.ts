import { sql } from 'kysely';
import type { RecurringWork } from '../jobs/index.ts';
import type { App } from '../kernel/index.ts';

const batchSize = 100;

/**
 * Deletes the bytes of removed files that no invoice shows, and of uploads whose call failed after them. An upload has
 * ten minutes, so after an hour nobody waits for it.
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
      for (const id of batch) await purge(app, id);
      purged += batch.length;
    }
    if (purged > 0) app.log.info({ purged }, 'deleted the bytes of removed files');
  },
};

async function listRemoved({ db }: App, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('state', '=', 'removed')
    .where('id', '>', after)
    .where((where) =>
      where.not(where.exists(where.selectFrom('file_shares').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** The row stays, without its key: what was there and when. */
async function purge({ db, providers }: App, id: string): Promise<void> {
  await providers.fileStorage.remove(id);
  await db
    .updateTable('files')
    .set({ state: 'purged', wrapped_key: null })
    .where('id', '=', id)
    .where('state', '=', 'removed')
    .execute();
}
