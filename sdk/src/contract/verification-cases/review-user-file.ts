import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { reviewedFile } from './shapes.ts';

export const reviewUserFile = defineCall({
  method: 'PUT',
  path: '/admin/verification/review-user-file',
  summary: 'Says whether a document of a person was reviewed.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ userId, ...reviewedFile.shape }),
  errors: ['NotFoundError'],
});
