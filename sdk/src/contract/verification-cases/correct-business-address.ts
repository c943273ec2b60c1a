import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { addressAnswers } from '../verification/shapes.ts';
import { readVersion } from './shapes.ts';

export const correctBusinessAddress = defineCall({
  method: 'PUT',
  path: '/admin/verification/update-address',
  summary: 'Corrects the business address in the answers of a company. A company that is approved has it from then on.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, address: addressAnswers, version: readVersion }),
  errors: ['NotFoundError', 'VerificationChangedError', 'IdempotencyConflictError'],
});
