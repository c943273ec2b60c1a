import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { organizationId, userId } from '../kernel/wire.ts';

export const confirmSession = defineCall({
  method: 'POST',
  path: '/sessions/confirm',
  summary: 'Confirms the one-time code (header otp-code) and opens the session.',
  origin: 'spec',
  access: { kind: 'intermediate' },
  otp: 'own',
  isGuarded: true,
  body: z.object({
    remember2FaChecked: z.boolean().default(false),
    organizationId: organizationId.optional().describe('The organization to act for; absent: the first one.'),
  }),
  output: z.object({ userId, organizationId: organizationId.nullable() }),
  errors: ['ReusedLoginOtpError'],
});
