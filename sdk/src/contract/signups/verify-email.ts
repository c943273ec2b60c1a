import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { linkToken } from './shapes.ts';

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/signups/verify-email',
  summary:
    'Verifies the e-mail of a sign-up with the token of the mailed link, once within 24 hours. The person can then sign in.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({ token: linkToken }),
  output: z.object({ email: z.string() }),
  errors: [
    'InvalidVerificationLinkError',
    'ExpiredVerificationLinkError',
    'UsedVerificationLinkError',
    'EmailInUseError',
  ],
});
