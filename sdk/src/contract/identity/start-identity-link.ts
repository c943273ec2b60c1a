import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { authorizationUrl, identityProvider } from './shapes.ts';

export const startIdentityLink = defineCall({
  method: 'POST',
  path: '/me/identities/{provider}/start',
  summary: 'Begins to connect the signed-in person’s Google or LinkedIn account.',
  origin: 'ours',
  access: everyCustomer,
  otp: {
    subject: 'none',
    confirms: { en: 'connect a Google or LinkedIn account', es: 'vincular una cuenta de Google o LinkedIn' },
  },
  isGuarded: true,
  params: z.object({ provider: identityProvider }),
  output: authorizationUrl,
  errors: ['NotFoundError', 'IdentityProviderUnavailableError'],
});
