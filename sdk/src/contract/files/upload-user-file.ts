import { applicants, defineCall } from '../kernel/call.ts';
import { customerUpload, uploadedFile, uploadFields } from './shapes.ts';

export const uploadUserFile = defineCall({
  method: 'POST',
  path: '/files/user',
  summary: 'Uploads a file of the signed-in person, for the group proofOfPhysicalResidentialAddress.',
  origin: 'spec',
  access: applicants,
  body: uploadFields,
  upload: customerUpload,
  output: uploadedFile,
  errors: ['InfectedFileError', 'ProviderUnavailableError'],
});
