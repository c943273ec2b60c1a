import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { decisionNote } from './shapes.ts';

export const denyUser = defineCall({
  method: 'PUT',
  path: '/admin/verification/deny-user',
  summary: 'Denies a person.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ userId, note: decisionNote }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
