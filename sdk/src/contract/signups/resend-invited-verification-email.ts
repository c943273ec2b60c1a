import { anyone, defineCall } from '../kernel/call.ts';
import { resendAnswer, resendFields } from './shapes.ts';

export const resendInvitedVerificationEmail = defineCall({
  method: 'POST',
  path: '/invited-signups/resend-verification-email',
  summary:
    'Mails an invited person the link for their own e-mail again. Answers alike whatever is known of the address.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: resendFields,
  output: resendAnswer,
  errors: [],
});
