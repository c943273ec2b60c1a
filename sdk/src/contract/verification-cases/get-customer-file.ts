import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { instant, organizationId } from '../kernel/wire.ts';
import { companyRecord, personRecord } from './shapes.ts';

export const getCustomerFile = defineCall({
  method: 'GET',
  path: '/admin/verification/customer-file',
  summary: 'Everything about a company and each of its people, as one file to keep or print. Each reading is recorded.',
  origin: 'spec',
  access: complianceStaff,
  query: z.object({ organizationId }),
  output: z.object({ writtenAt: instant, company: companyRecord, people: z.array(personRecord) }),
  errors: ['NotFoundError'],
});
