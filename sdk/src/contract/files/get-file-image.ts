import { applicants, defineCall, invoiceHolders } from '../kernel/call.ts';
import { fileReference, fileTypes } from './shapes.ts';

export const getFileImage = defineCall({
  method: 'GET',
  path: '/files/fileimage',
  summary: 'A file: of the person, of the organization for its readers, or the logo of an invoice for its buyer.',
  origin: 'spec',
  access: [...applicants, ...invoiceHolders],
  query: fileReference,
  file: {
    types: fileTypes,
    description:
      'The file as it was uploaded; of a logo its pixels, at most 1024 wide and high. Pictures and PDFs are shown, others saved.',
  },
  errors: ['NotFoundError'],
});
