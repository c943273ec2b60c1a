import { businessApplicants, defineCall } from '../kernel/call.ts';
import { languageUpdate, uploadedFile } from './shapes.ts';

export const updateFileLanguage = defineCall({
  method: 'POST',
  path: '/files/update-language',
  summary:
    'Changes the language of a file of the organization, unless it was handed in with the verification or an answer to staff.',
  origin: 'spec',
  access: businessApplicants,
  body: languageUpdate,
  output: uploadedFile,
  errors: ['NotFoundError', 'VerificationStepClosedError', 'InformationRequestClosedError'],
});
