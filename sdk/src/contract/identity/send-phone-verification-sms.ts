import * as z from 'zod';
import { customerRoles, defineCall } from '../kernel/call.ts';
import { instant } from '../kernel/wire.ts';

export const sendPhoneVerificationSms = defineCall({
  method: 'POST',
  path: '/me/send-phone-verification-sms',
  summary: 'Texts a code to the person’s phone number. Within 30 seconds of the code before, that one stays good.',
  origin: 'spec',
  access: { kind: 'customer', roles: customerRoles },
  isGuarded: true,
  output: z.object({ expiresAt: instant, resendAt: instant }),
  errors: ['BruteForceAttemptError', 'ForbiddenError'],
});
