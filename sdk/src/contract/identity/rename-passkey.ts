import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { passkeyId, passkeyName } from './shapes.ts';

export const renamePasskey = defineCall({
  method: 'PATCH',
  path: '/me/passkeys/{passkeyId}',
  summary: 'Gives a passkey another name.',
  origin: 'ours',
  access: everyCustomer,
  otp: { subject: 'none', confirms: { en: 'rename a passkey', es: 'cambiar el nombre de una llave de acceso' } },
  params: z.object({ passkeyId }),
  body: z.object({ name: passkeyName }),
  errors: ['NotFoundError'],
});
