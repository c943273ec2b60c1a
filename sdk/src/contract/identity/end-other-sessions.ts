import { defineCall, everyCustomer } from '../kernel/call.ts';

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/me/sessions',
  summary: 'Signs the person out everywhere else.',
  origin: 'ours',
  access: everyCustomer,
  errors: [],
});
