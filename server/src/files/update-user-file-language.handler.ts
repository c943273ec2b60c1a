import type { Handler } from '../kernel/index.ts';
import { updateFileLanguage } from './own-file.ts';
import { presentFile } from './present-file.ts';

export const handler: Handler<'updateUserFileLanguage'> = async (context, { body }) => {
  const row = await updateFileLanguage(context, { ...body, owner: { personId: context.actor.userId } });
  // After it: a review waits for the file, or is seen.
  await context.app.documentsInUse.assertNotReviewed(context, row.id);
  return presentFile(row);
};
