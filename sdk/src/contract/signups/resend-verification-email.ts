import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { email, instant } from '../kernel/wire.ts';
import { signUpId } from './shapes.ts';

export const resendVerificationEmail = defineCall({
  method: 'POST',
  path: '/signups/resend-verification-email',
  summary: 'Mails the verification link again. Answers alike whether or not somebody signed up with the address.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({
    email,
    signUpId: signUpId.optional().describe('Which sign-up; the newest of the address when absent.'),
  }),
  output: z.object({ resendAt: instant.describe('When the link may be mailed again.') }),
  errors: [],
});
