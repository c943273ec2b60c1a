import { complianceStaff, defineCall } from '../kernel/call.ts';
import { newInformationRequest, staffInformationRequest } from './shapes.ts';

export const requestInformation = defineCall({
  method: 'POST',
  path: '/admin/verification/additional-info-request',
  summary:
    'Asks the owner of an organization for information, by mail. One request about a thing is open at a time; an answer that waits for review must be named, and counts as reviewed.',
  origin: 'spec',
  access: complianceStaff,
  body: newInformationRequest,
  output: staffInformationRequest,
  errors: ['NotFoundError', 'IdempotencyConflictError', 'VerificationChangedError'],
});
