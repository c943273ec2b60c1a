import * as z from 'zod';
import { customerRoles, defineCall } from '../kernel/call.ts';
import { codeErrors } from '../kernel/errors.ts';
import { text } from '../kernel/texts.ts';

export const verifyPhoneNumber = defineCall({
  method: 'POST',
  path: '/me/verify-phone-number',
  summary: 'Verifies the person’s phone number with the code that was texted to it.',
  origin: 'spec',
  access: { kind: 'customer', roles: customerRoles },
  isGuarded: true,
  body: z.object({ smsOtp: text(10) }),
  errors: codeErrors,
});
