import { type Handler, organizationOf } from '../kernel/index.ts';
import { updateFileLanguage } from './own-file.ts';
import { presentFile } from './present-file.ts';

export const handler: Handler<'updateFileLanguage'> = async (context, { body }) => {
  const owner = { organizationId: organizationOf(context.actor) };
  return presentFile(await updateFileLanguage(context, { ...body, owner }));
};
