import type { BusinessDate } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { inTransaction } from '../../db/index.ts';
import { removeUnusedFile } from '../../files/index.ts';
import type { RecurringWork } from '../../jobs/index.ts';
import { type App, systemContext } from '../../kernel/index.ts';

/** How long an upload may wait to be attached, from a date on. */
interface UnusedTerms {
  readonly from: BusinessDate;
  readonly days: number;
}

/** Oldest first. Add an entry to change the time. */
const history: readonly UnusedTerms[] = [{ from: '2021-01-01', days: 7 }];

const daysOn = (date: BusinessDate): number => history.findLast(({ from }) => from <= date)?.days ?? 7;

const batchSize = 100;

/** Removes uploads that were meant for an invoice and that none has. Their bytes are deleted like those of removed files. */
export const unusedAttachmentRemoving: RecurringWork = {
  name: 'unused-attachment-removing',
  everySeconds: 3600,
  lock: 'unusedAttachmentRemoving',
  async run(app) {
    const days = daysOn(await app.clock.today(app.db));
    let [removed, after] = [0, ''];
    for (;;) {
      const ids = await listUnused(app, { days, after });
      for (const id of ids) if (await remove(app, id)) removed += 1;
      after = ids.at(-1) ?? '';
      if (ids.length < batchSize) break;
    }
    if (removed > 0) app.log.info({ removed }, 'removed uploads that no invoice has');
  },
};

async function listUnused(
  { db }: App,
  { days, after }: { readonly days: number; readonly after: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('files')
    .select('files.id')
    .where('file_group', '=', 'invoiceAttachment')
    .where('state', '=', 'kept')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('files.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices').select('invoices.id').whereRef('attached_file_id', '=', 'files.id'))),
    )
    .orderBy('files.id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** An invoice that takes the file meanwhile locks it by its reference, so search again under the lock. */
const remove = (app: App, fileId: string): Promise<boolean> =>
  inTransaction(app.db, (transaction) =>
    removeUnusedFile(systemContext(app, transaction), fileId, async () => {
      const user = await transaction
        .selectFrom('invoices')
        .select('id')
        .where('attached_file_id', '=', fileId)
        .executeTakeFirst();
      return user !== undefined;
    }),
  );
