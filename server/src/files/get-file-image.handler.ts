import type { Handler } from '../kernel/index.ts';
import { findReadableFile } from './find-readable-file.ts';
import { openFile } from './open-file.ts';

export const handler: Handler<'getFileImage'> = async ({ app, db, actor }, { query }) =>
  await openFile(app, await findReadableFile(db, actor, query.fileId));
