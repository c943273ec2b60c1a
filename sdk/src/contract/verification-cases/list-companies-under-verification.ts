import * as z from 'zod';
import { defineCall, documentStaff } from '../kernel/call.ts';
import { page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { verificationStatus } from '../organizations/shapes.ts';
import { companyCase } from './shapes.ts';

export const listCompaniesUnderVerification = defineCall({
  method: 'GET',
  path: '/admin/verification/companies',
  summary: 'Companies under verification, newest first.',
  origin: 'spec',
  access: documentStaff,
  query: pageQuery.extend({
    search: searchTerm
      .optional()
      .describe(
        'Part of the handle or, once the company is verified, of its legal name. Answers are sealed, and not searched.',
      ),
    verificationStatus: z
      .array(verificationStatus)
      .max(5)
      .optional()
      .describe('Default: those that were begun and are not decided.'),
    escalated: z.enum(['all', 'escalated', 'not_escalated']).default('all'),
  }),
  output: page(companyCase),
  errors: [],
});
