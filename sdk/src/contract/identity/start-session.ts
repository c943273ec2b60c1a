import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { email, organizationId } from '../kernel/wire.ts';
import { intermediateAnswer, password } from './shapes.ts';

export const startSession = defineCall({
  method: 'POST',
  path: '/sessions/intermediate',
  summary: 'Checks e-mail and password and mails a one-time code. Sets the intermediate session cookie.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({ email, password }),
  output: intermediateAnswer.extend({
    organizations: z.array(z.object({ organizationId, legalName: z.string() })),
  }),
  errors: ['InvalidCredentialsError', 'BruteForceAttemptError', 'PersonOrCompanyDisabled', 'EmailNotVerifiedError'],
});
