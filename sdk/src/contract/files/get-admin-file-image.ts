import { defineCall, documentStaff } from '../kernel/call.ts';
import { fileReference, fileTypes } from './shapes.ts';

export const getAdminFileImage = defineCall({
  method: 'GET',
  path: '/admin/files/fileimage',
  summary: 'A file of any person or organization. Each reading is recorded.',
  origin: 'spec',
  access: documentStaff,
  query: fileReference,
  file: { types: fileTypes, description: 'The file as it was uploaded. Pictures and PDFs are shown, others saved.' },
  errors: ['NotFoundError'],
});
