import { applicants, defineCall } from '../kernel/call.ts';

export const startOnMobile = defineCall({
  method: 'PUT',
  path: '/verification/started-on-mobile',
  summary: 'Notes that the verification was begun on a phone.',
  origin: 'spec',
  access: applicants,
  errors: [],
});
