import { defineCall, organizationReaders } from '../kernel/call.ts';
import { businessProfile } from './shapes.ts';

export const getCompanyInfo = defineCall({
  method: 'GET',
  path: '/organization/company-info',
  summary: 'The organization’s profile.',
  origin: 'ours',
  access: organizationReaders,
  output: businessProfile,
  errors: [],
});
