import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { firstAppCode, recoveryCodes } from './shapes.ts';

export const confirmAuthenticator = defineCall({
  method: 'POST',
  path: '/me/validate-2fa-secret',
  summary:
    'Sets up the authenticator app with its first code. From then on, codes come from the app and none are mailed.',
  origin: 'spec',
  access: everyCustomer,
  isGuarded: true,
  body: z.object({ code: firstAppCode }),
  output: z.object({ recoveryCodes }),
  errors: ['ForbiddenError', 'NotFoundError', 'InvalidOtpError', 'BruteForceAttemptError'],
});
