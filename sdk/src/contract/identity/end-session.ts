import { defineCall, everyCustomer } from '../kernel/call.ts';

export const endSession = defineCall({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Signs out and ends the session.',
  origin: 'spec',
  access: everyCustomer,
  errors: [],
});
