import type { Handler } from '../kernel/index.ts';
import { reviewFile } from './review-file.ts';

export const handler: Handler<'reviewUserFile'> = async (context, { body: { userId, ...file } }) => {
  await reviewFile(context, { personId: userId }, file);
};
