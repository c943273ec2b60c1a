import type { Handler } from '../kernel/index.ts';
import { reviewFile } from './review-file.ts';

export const handler: Handler<'reviewFile'> = async (context, { body: { organizationId, ...file } }) => {
  await reviewFile(context, { organizationId }, file);
};
