import { prepared } from '../kernel/index.ts';
import { resendVerificationEmail } from './resend-verification-email.ts';

export const handler = prepared<'resendInvitedVerificationEmail', { readonly resendAt: string }>({
  // Its writes must not wait for the answer, which comes after a while.
  prepare: (context, { body }) => resendVerificationEmail(context, body),
  run: (_context, _input, answer) => answer,
});
