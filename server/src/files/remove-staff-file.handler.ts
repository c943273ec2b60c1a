import type { Handler } from '../kernel/index.ts';
import { removeStaffFile } from './own-file.ts';

export const handler: Handler<'removeStaffFile'> = async (context, { body }) => ({
  _id: await removeStaffFile(context, body),
});
