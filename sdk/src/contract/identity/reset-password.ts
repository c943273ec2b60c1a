import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { trimmedText } from '../kernel/texts.ts';
import { email } from '../kernel/wire.ts';
import { newPassword } from './shapes.ts';

export const resetPassword = defineCall({
  method: 'PUT',
  path: '/sessions/password-reset',
  summary:
    'Sets a new password with the mailed reset code, and ends all sessions. With an authenticator app set up, its code is needed too, as otp-code.',
  origin: 'spec',
  access: anyone,
  otp: 'authenticator',
  isGuarded: true,
  body: z.object({ email, resetCode: trimmedText(10).describe('Six digits of the mail.'), newPassword }),
  errors: ['ReusedLoginOtpError'],
});
