import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { email, instant } from '../kernel/wire.ts';

export const startPasswordReset = defineCall({
  method: 'POST',
  path: '/sessions/password-reset',
  summary: 'Mails a code to reset a forgotten password. Answers alike whether or not the address is known.',
  origin: 'ours',
  access: anyone,
  isGuarded: true,
  body: z.object({ email }),
  output: z.object({ resendAt: instant.describe('When another code may be asked for.') }),
  errors: ['RateLimitError'],
});
