import * as z from 'zod';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { companyStatus } from '../organizations/shapes.ts';
import { companyRow } from './shapes.ts';

export const listCompanies = defineCall({
  method: 'GET',
  path: '/admin/organizations',
  summary: 'Companies, newest first.',
  origin: 'spec',
  access: everyStaff,
  query: pageQuery.extend({
    search: searchTerm.optional().describe('Part of the legal name, the handle or a member’s e-mail.'),
    companyStatus: z.array(companyStatus).max(20).optional(),
  }),
  output: page(companyRow),
  errors: [],
});
