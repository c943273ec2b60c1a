import { defineCall, everyCustomer } from '../kernel/call.ts';

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/me/confirm-email',
  summary:
    'Confirms that mails reach the person again, with a code that is mailed to them even if they have an authenticator app.',
  origin: 'ours',
  access: everyCustomer,
  otp: { subject: 'none', confirms: { en: 'confirm your email address', es: 'confirmar su dirección de correo' } },
  isGuarded: true,
  errors: [],
});
