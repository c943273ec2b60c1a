import * as z from 'zod';
import { applicants, defineCall } from '../kernel/call.ts';
import { instant } from '../kernel/wire.ts';
import { verificationStatus } from '../organizations/shapes.ts';

export const getInReview = defineCall({
  method: 'GET',
  path: '/verification/in-review',
  summary: 'Where the review of the organization stands.',
  origin: 'spec',
  access: applicants,
  output: z.object({
    verificationStatus,
    inReview: z.boolean(),
    finalizedAt: instant.optional().describe('When everything was handed in.'),
  }),
  errors: [],
});
