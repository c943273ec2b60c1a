import { inTransaction } from '../db/index.ts';
import type { Handler } from '../kernel/index.ts';
import { recordFileChange } from './keep-file.ts';
import { openFile } from './open-file.ts';
import { noSuchFile } from './own-file.ts';

export const handler: Handler<'getAdminFileImage'> = async (context, { query }) => {
  const file = await inTransaction(context.db, async (db) => {
    const found = await db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', query.fileId)
      .where('state', 'in', ['kept', 'removed'])
      .where('type', 'is not', null)
      .executeTakeFirst();
    if (!found) throw noSuchFile();
    await recordFileChange({ ...context, db }, found, 'read');
    return found;
  });
  return await openFile(context.app, file);
};
