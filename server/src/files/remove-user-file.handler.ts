import { type Handler, personOf } from '../kernel/index.ts';
import { removeFile } from './own-file.ts';
import { assertUserFileChangeable } from './user-file-changeable.ts';

export const handler: Handler<'removeUserFile'> = async (context, { body: { fileId } }) => {
  await assertUserFileChangeable(context, fileId);
  const _id = await removeFile(context, { fileId, owner: { personId: personOf(context.actor).userId } });
  // After it: a review waits for the file, or is seen. Documents that led to an approval are kept.
  await context.app.documentsInUse.assertNotReviewed(context, fileId);
  return { _id };
};
