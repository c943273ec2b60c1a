import * as z from 'zod';
import { complianceHeads, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { decisionNote } from './shapes.ts';

export const setKycStatus = defineCall({
  method: 'PUT',
  path: '/admin/verification/kyc-status',
  summary: 'Takes back the decision about a person whose identity the vendor approved: they wait for a decision again.',
  origin: 'spec',
  access: complianceHeads,
  body: z.object({ userId, kycStatus: z.enum(['submitted', 'completed']), note: decisionNote }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
