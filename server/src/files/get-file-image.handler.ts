import { inTransaction } from '../db/index.ts';
import type { Handler } from '../kernel/index.ts';
import { fileReaderOf, findReadableFile } from './find-readable-file.ts';
import { recordFileChange } from './keep-file.ts';
import { openFile } from './open-file.ts';

export const handler: Handler<'getFileImage'> = async (context, { query }) => {
  const { app, actor } = context;
  const file = await inTransaction(context.db, async (db) => {
    const found = await findReadableFile(db, fileReaderOf(actor), query.fileId);
    // Pages show logos at each visit, and they are public on every invoice.
    if (found.file_group !== 'companyLogo') await recordFileChange({ ...context, db }, found, 'read');
    return found;
  });
  return await openFile(app, file);
};
