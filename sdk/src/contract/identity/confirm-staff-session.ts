import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';

export const confirmStaffSession = defineCall({
  method: 'POST',
  path: '/admin/sessions/confirm',
  summary: 'Confirms a staff member’s one-time code (header otp-code) and opens the session.',
  origin: 'spec',
  access: { kind: 'staff-intermediate' },
  otp: 'own',
  isGuarded: true,
  body: z.object({ remember2FaChecked: z.boolean().default(false) }),
  output: z.object({ userId }),
  errors: ['ReusedLoginOtpError'],
});
