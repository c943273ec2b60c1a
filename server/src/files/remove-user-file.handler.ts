import type { Handler } from '../kernel/index.ts';
import { removeFile } from './own-file.ts';

export const handler: Handler<'removeUserFile'> = async (context, { body: { fileId } }) => {
  const _id = await removeFile(context, { fileId, owner: { personId: context.actor.userId } });
  // After it: a review waits for the file, or is seen. What a person was approved by is kept.
  await context.app.documentsInUse.assertNotReviewed(context, fileId);
  return { _id };
};
