import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { decisionNote } from './shapes.ts';

export const denyCompany = defineCall({
  method: 'PUT',
  path: '/admin/verification/deny-company',
  summary: 'Denies a company, which the owner is mailed.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, note: decisionNote }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
