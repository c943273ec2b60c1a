import { type Handler, organizationOf } from '../kernel/index.ts';
import { removeFile } from './own-file.ts';

export const handler: Handler<'removeFile'> = async (context, { body: { fileId } }) => {
  const organizationId = organizationOf(context.actor);
  // First, because it locks the organization, which answers wait for.
  await context.app.documentsInUse.assertChangeable(context, { organizationId, fileId });
  return { _id: await removeFile(context, { fileId, owner: { organizationId } }) };
};
