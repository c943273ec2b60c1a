import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { createdPasskey, passkeyId, passkeyName } from './shapes.ts';

export const addPasskey = defineCall({
  method: 'POST',
  path: '/me/passkeys',
  summary: 'Keeps a passkey, which then confirms sign-ins in place of the code.',
  origin: 'ours',
  access: everyCustomer,
  otp: { subject: 'none', confirms: { en: 'add a passkey', es: 'añadir una llave de acceso' } },
  body: z.object({ name: passkeyName, passkey: createdPasskey }),
  output: z.object({ passkeyId }),
  errors: [],
});
