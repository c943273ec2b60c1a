import * as z from 'zod';
import { intermediateAnswer } from '../identity/shapes.ts';
import { anyone, defineCall } from '../kernel/call.ts';
import { text } from '../kernel/texts.ts';
import { email } from '../kernel/wire.ts';
import { acceptedTermsVersion, linkToken, sentVerification, trackingFields } from './shapes.ts';

const receivedInvite = z.object({ kind: z.enum(['member', 'company']), token: linkToken });

export const signUpWithProvider = defineCall({
  method: 'POST',
  path: '/signups/provider',
  summary:
    'Signs up a person with the Google or LinkedIn account that this browser has just proven. They sign in next, with a code.',
  origin: 'ours',
  access: anyone,
  isGuarded: true,
  body: z.object({
    firstName: text(100),
    lastName: text(100),
    email,
    acceptedTermsVersion,
    invite: receivedInvite
      .optional()
      .describe('The invite whose link the person opened. Its address needs no other link.'),
    ...trackingFields.shape,
  }),
  output: z.object({
    email: z.string(),
    signIn: intermediateAnswer
      .nullable()
      .describe('The sign-in that has begun; null while the e-mail is not verified.'),
    verification: sentVerification
      .nullable()
      .describe('The link that was mailed; null if the provider or the invite verified the e-mail.'),
    isMember: z.boolean().describe('True once the person is a member of the organization that invited them.'),
  }),
  errors: [
    'NotFoundError',
    'EmailInUseError',
    'IdentityInUseError',
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
  ],
});
