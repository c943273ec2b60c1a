import { businessApplicants, defineCall } from '../kernel/call.ts';
import { businessAnswers, savedAs, savedStep } from './shapes.ts';

export const saveBusinessDetails = defineCall({
  method: 'POST',
  path: '/verification/kyb',
  summary: 'Saves the details of the business.',
  origin: 'spec',
  access: businessApplicants,
  body: businessAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: ['VerificationStepClosedError', 'VerificationChangedError'],
});
