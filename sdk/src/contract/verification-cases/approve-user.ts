import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';

export const approveUser = defineCall({
  method: 'PUT',
  path: '/admin/verification/approve-user',
  summary: 'Approves a person whose identity the vendor has approved.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ userId }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
