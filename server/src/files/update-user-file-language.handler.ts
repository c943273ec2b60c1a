import { type Handler, personOf } from '../kernel/index.ts';
import { updateFileLanguage } from './own-file.ts';
import { presentFile } from './present-file.ts';
import { assertUserFileChangeable } from './user-file-changeable.ts';

export const handler: Handler<'updateUserFileLanguage'> = async (context, { body }) => {
  await assertUserFileChangeable(context, body.fileId);
  const row = await updateFileLanguage(context, { ...body, owner: { personId: personOf(context.actor).userId } });
  // After it: a review waits for the file, or is seen.
  await context.app.documentsInUse.assertNotReviewed(context, row.id);
  return presentFile(row);
};
