import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';
import { intermediateAnswer, password } from './shapes.ts';

export const startStaffSession = defineCall({
  method: 'POST',
  path: '/admin/sessions/intermediate',
  summary: 'Checks a staff member’s e-mail and password and mails a one-time code.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({ email, password }),
  output: intermediateAnswer,
  errors: ['InvalidCredentialsError', 'BruteForceAttemptError', 'PersonOrCompanyDisabled'],
});
