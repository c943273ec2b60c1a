import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { linkToken } from './shapes.ts';

export const verifyUpdatedEmail = defineCall({
  method: 'POST',
  path: '/invited-signups/verify-updated-email',
  summary:
    'Verifies the e-mail that an invited person gave instead of the invite’s, with the token of the mailed link.',
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
