import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { identityProvider } from './shapes.ts';

export const getProvenIdentity = defineCall({
  method: 'GET',
  path: '/sessions/proven-identity',
  summary: 'The Google or LinkedIn account with which this browser could not sign in, since nobody has connected it.',
  origin: 'ours',
  access: anyone,
  isGuarded: true,
  output: z.object({
    provider: identityProvider,
    email: z.string(),
    isEmailVerified: z.boolean().describe('The provider has verified the e-mail.'),
    firstName: z.string(),
    lastName: z.string(),
    hasAccount: z.boolean().describe('Somebody has an account with this verified e-mail, and can connect it.'),
  }),
  errors: ['NotFoundError'],
});
