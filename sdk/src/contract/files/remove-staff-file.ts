import * as z from 'zod';
import { fileGroupNames } from '../../rules/upload-place.ts';
import { defineCall, documentStaff } from '../kernel/call.ts';
import { fileId, removedFile } from './shapes.ts';

export const removeStaffFile = defineCall({
  method: 'DELETE',
  path: '/admin/files',
  summary: 'Removes a document about an organization that staff uploaded.',
  origin: 'ours',
  access: documentStaff,
  body: z.object({ fileId, group: z.enum(fileGroupNames) }),
  output: removedFile,
  errors: ['NotFoundError'],
});
