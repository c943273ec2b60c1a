import { type Handler, organizationOf } from '../kernel/index.ts';
import { removeFile } from './own-file.ts';

export const handler: Handler<'removeFile'> = async (context, { body: { fileId } }) => ({
  _id: await removeFile(context, { fileId, owner: { organizationId: organizationOf(context.actor) } }),
});
