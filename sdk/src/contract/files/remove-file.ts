import { businessApplicants, defineCall } from '../kernel/call.ts';
import { fileReference, removedFile } from './shapes.ts';

export const removeFile = defineCall({
  method: 'DELETE',
  path: '/files',
  summary: 'Removes a file of the organization, unless it was handed in with the verification or an answer to staff.',
  origin: 'spec',
  access: businessApplicants,
  body: fileReference,
  output: removedFile,
  errors: ['NotFoundError', 'VerificationStepClosedError', 'InformationRequestClosedError'],
});
