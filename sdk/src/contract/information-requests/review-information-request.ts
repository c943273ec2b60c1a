import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { informationRequestId, staffInformationRequest } from './shapes.ts';

export const reviewInformationRequest = defineCall({
  method: 'PUT',
  path: '/admin/verification/review-additional-info-request',
  summary: 'Marks the answer to a request for information as reviewed.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, additionalInfoRequestId: informationRequestId }),
  output: staffInformationRequest,
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
