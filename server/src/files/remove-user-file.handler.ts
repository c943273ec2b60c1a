import type { Handler } from '../kernel/index.ts';
import { removeFile } from './own-file.ts';

export const handler: Handler<'removeUserFile'> = async (context, { body: { fileId } }) => ({
  _id: await removeFile(context, { fileId, owner: { personId: context.actor.userId } }),
});
