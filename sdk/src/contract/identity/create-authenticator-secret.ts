import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';

export const createAuthenticatorSecret = defineCall({
  method: 'POST',
  path: '/me/create-2fa-secret',
  summary:
    'Makes the secret of an authenticator app. It takes effect with its first code, at `/me/validate-2fa-secret`.',
  origin: 'spec',
  access: everyCustomer,
  isGuarded: true,
  output: z.object({
    secret: z.string().describe('Base32, to type into the app.'),
    otpauthUri: z.string().describe('The same for a QR code.'),
  }),
  errors: ['ForbiddenError'],
});
