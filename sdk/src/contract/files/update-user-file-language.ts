import { applicants, defineCall } from '../kernel/call.ts';
import { languageUpdate, uploadedFile } from './shapes.ts';

export const updateUserFileLanguage = defineCall({
  method: 'POST',
  path: '/files/user/update-language',
  summary: 'Changes the language of a file of the signed-in person, unless staff reviewed it.',
  origin: 'spec',
  access: applicants,
  body: languageUpdate,
  output: uploadedFile,
  errors: ['NotFoundError', 'VerificationStepClosedError'],
});
