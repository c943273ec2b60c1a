import { defineCall, organizationReaders } from '../kernel/call.ts';
import { missingInformation } from './shapes.ts';

export const getMissingInformation = defineCall({
  method: 'GET',
  path: '/organization/missing-information',
  summary: 'What the organization, or the signed-in person, has yet to give.',
  origin: 'spec',
  access: organizationReaders,
  output: missingInformation,
  errors: [],
});
