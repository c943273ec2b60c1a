import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';

export const checkIfEmailExists = defineCall({
  method: 'POST',
  path: '/signups/check-if-email-exists',
  summary: 'Says whether a person with this e-mail exists. Only a few addresses a quarter of an hour are answered.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({ email }),
  output: z.object({ exists: z.boolean() }),
  errors: [],
});
