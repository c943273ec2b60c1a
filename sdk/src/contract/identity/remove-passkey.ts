import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { passkeyId } from './shapes.ts';

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/me/passkeys/{passkeyId}',
  summary: 'Removes a passkey.',
  origin: 'ours',
  access: everyCustomer,
  otp: { subject: 'none', confirms: { en: 'remove a passkey', es: 'quitar una llave de acceso' } },
  params: z.object({ passkeyId }),
  errors: ['NotFoundError'],
});
