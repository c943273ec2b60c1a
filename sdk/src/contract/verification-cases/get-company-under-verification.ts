import * as z from 'zod';
import { defineCall, documentStaff } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { companyRecord } from './shapes.ts';

export const getCompanyUnderVerification = defineCall({
  method: 'GET',
  path: '/admin/verification/company',
  summary: 'The verification of a company with its answers. Each reading is recorded.',
  origin: 'spec',
  access: documentStaff,
  query: z.object({ organizationId }),
  output: companyRecord,
  errors: ['NotFoundError'],
});
