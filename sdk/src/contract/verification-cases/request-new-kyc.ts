import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { decisionNote } from './shapes.ts';

export const requestNewKyc = defineCall({
  method: 'POST',
  path: '/admin/verification/request-new-kyc',
  summary: 'Asks a person by mail to prove their identity again. Earlier identity checks count no more.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ userId, note: decisionNote }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
