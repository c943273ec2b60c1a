import * as z from 'zod';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { firstAppCode, recoveryCodes } from './shapes.ts';

export const confirmStaffAuthenticator = defineCall({
  method: 'POST',
  path: '/admin/me/validate-2fa-secret',
  summary:
    'Sets up a staff member’s authenticator app with its first code. From then on, codes come from the app and none are mailed.',
  origin: 'ours',
  access: everyStaff,
  isGuarded: true,
  body: z.object({ code: firstAppCode }),
  output: z.object({ recoveryCodes }),
  errors: ['ForbiddenError', 'NotFoundError', 'InvalidOtpError', 'BruteForceAttemptError'],
});
