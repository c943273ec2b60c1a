import { defineCall, everyCustomer } from '../kernel/call.ts';
import { removalCode } from './shapes.ts';

export const removeAuthenticator = defineCall({
  method: 'DELETE',
  path: '/me/2fa-secret',
  summary: 'Removes the authenticator app and its recovery codes. Codes are mailed again.',
  origin: 'ours',
  access: everyCustomer,
  otp: removalCode,
  errors: ['NotFoundError'],
});
