import { applicants, defineCall } from '../kernel/call.ts';
import { fileReference, removedFile } from './shapes.ts';

export const removeUserFile = defineCall({
  method: 'DELETE',
  path: '/files/user',
  summary: 'Removes a file of the signed-in person.',
  origin: 'spec',
  access: applicants,
  body: fileReference,
  output: removedFile,
  errors: ['NotFoundError', 'VerificationStepClosedError'],
});
