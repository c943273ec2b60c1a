import { anyone, defineCall } from '../kernel/call.ts';
import { resendAnswer, resendFields } from './shapes.ts';

export const resendVerificationEmail = defineCall({
  method: 'POST',
  path: '/signups/resend-verification-email',
  summary: 'Mails the verification link again. Answers alike whether or not somebody signed up with the address.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: resendFields,
  output: resendAnswer,
  errors: [],
});
