import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';

export const approveCompany = defineCall({
  method: 'PUT',
  path: '/admin/verification/approve-company',
  summary:
    'Verifies a company whose steps and people are approved. Its name, address and website are those that it gave.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
