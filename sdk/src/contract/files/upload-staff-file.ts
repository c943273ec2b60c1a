import { defineCall, documentStaff } from '../kernel/call.ts';
import { staffUpload, uploadedFile, uploadFields } from './shapes.ts';

export const uploadStaffFile = defineCall({
  method: 'POST',
  path: '/admin/files',
  summary: 'Uploads a document about an organization.',
  origin: 'ours',
  access: documentStaff,
  body: uploadFields,
  upload: staffUpload,
  output: uploadedFile,
  errors: ['NotFoundError', 'InfectedFileError', 'ProviderUnavailableError'],
});
