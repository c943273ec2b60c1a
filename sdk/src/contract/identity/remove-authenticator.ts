import { defineCall, everyCustomer } from '../kernel/call.ts';

export const removeAuthenticator = defineCall({
  method: 'DELETE',
  path: '/me/2fa-secret',
  summary: 'Removes the authenticator app and its recovery codes. Codes are mailed again.',
  origin: 'ours',
  access: everyCustomer,
  otp: {
    subject: 'none',
    confirms: { en: 'remove your authenticator app', es: 'quitar su aplicación de autenticación' },
  },
  errors: ['NotFoundError'],
});
