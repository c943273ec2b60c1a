import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { identityProvider } from './shapes.ts';

export const unlinkIdentity = defineCall({
  method: 'DELETE',
  path: '/me/identities/{provider}',
  summary: 'Disconnects the person’s Google or LinkedIn account. Refused while they have no other way to sign in.',
  origin: 'ours',
  access: everyCustomer,
  otp: {
    subject: 'none',
    confirms: { en: 'disconnect a Google or LinkedIn account', es: 'desvincular una cuenta de Google o LinkedIn' },
  },
  params: z.object({ provider: identityProvider }),
  errors: ['NotFoundError', 'PasswordNeededError'],
});
