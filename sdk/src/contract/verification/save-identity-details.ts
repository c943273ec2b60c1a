import { applicants, defineCall } from '../kernel/call.ts';
import { identityAnswers, savedAs, savedStep } from './shapes.ts';

export const saveIdentityDetails = defineCall({
  method: 'POST',
  path: '/verification/identity-details',
  summary: 'Saves the personal details of the signed-in person.',
  origin: 'ours',
  access: applicants,
  body: identityAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: ['VerificationStepClosedError', 'VerificationChangedError'],
});
