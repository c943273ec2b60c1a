import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { companyStep, readVersion } from './shapes.ts';

export const approveStep = defineCall({
  method: 'PUT',
  path: '/admin/verification/approve-step',
  summary: 'Approves a step of a company that handed its verification in.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, step: companyStep, version: readVersion.optional() }),
  errors: ['NotFoundError', 'VerificationChangedError', 'IdempotencyConflictError'],
});
