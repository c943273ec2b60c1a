import { type Handler, organizationOf } from '../kernel/index.ts';
import { updateFileLanguage } from './own-file.ts';
import { presentFile } from './present-file.ts';

export const handler: Handler<'updateFileLanguage'> = async (context, { body }) => {
  const organizationId = organizationOf(context.actor);
  // First, because it locks the organization, which answers wait for.
  await context.app.documentsInUse.assertChangeable(context, { organizationId, fileId: body.fileId });
  return presentFile(await updateFileLanguage(context, { ...body, owner: { organizationId } }));
};
