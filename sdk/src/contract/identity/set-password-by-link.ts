import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { newPassword, passwordLinkToken } from './shapes.ts';

export const setPasswordByLink = defineCall({
  method: 'POST',
  path: '/password-links/use',
  summary: 'Sets the password by a mailed link, once, and ends the person’s sessions.',
  origin: 'ours',
  access: anyone,
  onBackOffice: true,
  isGuarded: true,
  body: z.object({ token: passwordLinkToken, password: newPassword }),
  errors: ['NotFoundError'],
});
