import * as z from 'zod';
import { complianceHeads, defineCall, staffRoles } from '../kernel/call.ts';
import { page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { staffMember, staffRole } from './shapes.ts';

export const listStaff = defineCall({
  method: 'GET',
  path: '/admin/staff',
  summary: 'Staff members, newest first.',
  origin: 'ours',
  access: complianceHeads,
  query: pageQuery.extend({
    search: searchTerm.optional().describe('Part of the name or the email address.'),
    role: z.array(staffRole).max(staffRoles.length).optional(),
  }),
  output: page(staffMember),
  errors: [],
});
