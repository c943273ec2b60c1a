import { anyone, defineCall } from '../kernel/call.ts';

export const forgetProvenIdentity = defineCall({
  method: 'DELETE',
  path: '/sessions/proven-identity',
  summary: 'Forgets the Google or LinkedIn account with which this browser could not sign in.',
  origin: 'ours',
  access: anyone,
  isGuarded: true,
  errors: [],
});
