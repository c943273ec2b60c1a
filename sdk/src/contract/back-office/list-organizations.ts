import * as z from 'zod';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { organizationStatus } from '../organizations/shapes.ts';
import { organizationRow } from './shapes.ts';

export const listOrganizations = defineCall({
  method: 'GET',
  path: '/admin/organizations',
  summary: 'Organizations, newest first.',
  origin: 'spec',
  access: everyStaff,
  query: pageQuery.extend({
    search: searchTerm.optional().describe('Part of the legal name, the handle or a member’s e-mail.'),
    companyStatus: z.array(organizationStatus).max(20).optional(),
  }),
  output: page(organizationRow),
  errors: [],
});
