import { defineCall, organizationManagers } from '../kernel/call.ts';
import { informationRequest, simulatedInformationRequest } from './shapes.ts';

export const simulateInformationRequest = defineCall({
  method: 'POST',
  path: '/sandbox/additional-info-requests',
  summary: 'Asks for information about a transaction on hold as staff would, in sandbox mode.',
  origin: 'ours',
  access: organizationManagers,
  sandboxOnly: true,
  body: simulatedInformationRequest,
  output: informationRequest,
  errors: ['NotFoundError', 'IdempotencyConflictError', 'VerificationChangedError'],
});
