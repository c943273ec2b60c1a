import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { email, organizationId } from '../kernel/wire.ts';
import { intermediateAnswer, password, usedPasskey } from './shapes.ts';

export const startSession = defineCall({
  method: 'POST',
  path: '/sessions/intermediate',
  summary: 'Checks e-mail and password and mails a one-time code. Sets the intermediate session cookie.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({
    email,
    password,
    passkey: usedPasskey
      .optional()
      .describe('Stands for the code, and gets its owner in while others guess at the password.'),
  }),
  output: intermediateAnswer.extend({
    hasPasskey: z.boolean().describe('A passkey confirms the sign-in too.'),
    organizations: z.array(z.object({ organizationId, legalName: z.string() })),
  }),
  errors: ['InvalidCredentialsError', 'BruteForceAttemptError', 'PersonOrCompanyDisabled', 'EmailNotVerifiedError'],
});
