import * as z from 'zod';
import { defineCall, documentStaff } from '../kernel/call.ts';
import { organizationId, page, pageQuery } from '../kernel/wire.ts';
import { documentStates, organizationFile, uploaders } from './shapes.ts';

export const listOrganizationFiles = defineCall({
  method: 'GET',
  path: '/admin/organizations/{organizationId}/files',
  summary: 'Files of an organization and of its members, newest first. A removed file is listed until it is deleted.',
  origin: 'ours',
  access: documentStaff,
  params: z.object({ organizationId }),
  query: pageQuery.extend({
    state: z.enum(documentStates).optional(),
    uploadedBy: z.enum(uploaders).optional(),
  }),
  output: page(organizationFile),
  errors: ['NotFoundError'],
});
