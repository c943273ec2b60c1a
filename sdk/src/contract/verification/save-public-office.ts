import { applicants, defineCall } from '../kernel/call.ts';
import { publicOfficeAnswers, savedAs, savedStep } from './shapes.ts';

export const savePublicOffice = defineCall({
  method: 'POST',
  path: '/verification/pep',
  summary: 'Saves the statement of the signed-in person about public offices.',
  origin: 'spec',
  access: applicants,
  body: publicOfficeAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: ['VerificationStepClosedError', 'VerificationChangedError'],
});
