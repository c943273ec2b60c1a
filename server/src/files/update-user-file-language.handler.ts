import type { Handler } from '../kernel/index.ts';
import { updateFileLanguage } from './own-file.ts';
import { presentFile } from './present-file.ts';

export const handler: Handler<'updateUserFileLanguage'> = async (context, { body }) =>
  presentFile(await updateFileLanguage(context, { ...body, owner: { personId: context.actor.userId } }));
