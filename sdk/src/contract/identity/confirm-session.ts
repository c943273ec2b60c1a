import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { organizationId, userId } from '../kernel/wire.ts';
import { usedPasskey } from './shapes.ts';

export const confirmSession = defineCall({
  method: 'POST',
  path: '/sessions/confirm',
  summary: 'Opens the session with the one-time code or a recovery code (header otp-code), or with a passkey.',
  origin: 'spec',
  access: { kind: 'intermediate' },
  otp: 'own',
  isGuarded: true,
  body: z.object({
    remember2FaChecked: z.boolean().default(false),
    passkey: usedPasskey.optional().describe('Replaces the code.'),
    organizationId: organizationId.optional().describe('The organization to act for; absent: the first one.'),
  }),
  output: z.object({ userId, organizationId: organizationId.nullable() }),
  errors: ['ReusedLoginOtpError'],
});
