import { businessApplicants, defineCall } from '../kernel/call.ts';
import { customerUpload, uploadedFile, uploadFields } from './shapes.ts';

export const uploadFile = defineCall({
  method: 'POST',
  path: '/files',
  summary:
    'Uploads a file of the organization. A document that no saved answer names gives way to another in its place.',
  origin: 'spec',
  access: businessApplicants,
  body: uploadFields,
  upload: customerUpload,
  output: uploadedFile,
  errors: ['InfectedFileError', 'ProviderUnavailableError'],
});
