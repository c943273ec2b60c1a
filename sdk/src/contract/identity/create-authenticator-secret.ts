import { defineCall, everyCustomer } from '../kernel/call.ts';
import { authenticatorOffer, setUpCode } from './shapes.ts';

export const createAuthenticatorSecret = defineCall({
  method: 'POST',
  path: '/me/create-2fa-secret',
  summary:
    'Makes the secret of an authenticator app. It takes effect with its first code, at `/me/validate-2fa-secret`.',
  origin: 'spec',
  access: everyCustomer,
  otp: setUpCode,
  isGuarded: true,
  output: authenticatorOffer,
  errors: ['ForbiddenError'],
});
