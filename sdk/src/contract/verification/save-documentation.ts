import { businessApplicants, defineCall } from '../kernel/call.ts';
import { documentationAnswers, savedAs, savedStep } from './shapes.ts';

export const saveDocumentation = defineCall({
  method: 'PUT',
  path: '/verification/documentation',
  summary: 'Saves which files are the documents of the business.',
  origin: 'spec',
  access: businessApplicants,
  body: documentationAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: ['VerificationStepClosedError', 'VerificationChangedError'],
});
