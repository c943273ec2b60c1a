import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { reviewedFile } from './shapes.ts';

export const reviewFile = defineCall({
  method: 'PUT',
  path: '/admin/verification/review-file',
  summary: 'Says whether a document of a company was reviewed.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, ...reviewedFile.shape }),
  errors: ['NotFoundError'],
});
