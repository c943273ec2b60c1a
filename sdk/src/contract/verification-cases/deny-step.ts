import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { companyStep, decisionNote } from './shapes.ts';

export const denyStep = defineCall({
  method: 'PUT',
  path: '/admin/verification/deny-step',
  summary: 'Returns a step to its company, which the owner is mailed.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, step: companyStep, note: decisionNote }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
