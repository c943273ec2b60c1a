import { businessApplicants, defineCall } from '../kernel/call.ts';
import { savedAs, savedStep, setupAnswers } from './shapes.ts';

export const saveVerificationSetup = defineCall({
  method: 'POST',
  path: '/verification/setup',
  summary:
    'Saves how the business is organized, and its handle. A submitted setup settles type and handle of the organization.',
  origin: 'ours',
  access: businessApplicants,
  body: setupAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: ['VerificationStepClosedError', 'VerificationChangedError', 'HandleSettledError'],
});
