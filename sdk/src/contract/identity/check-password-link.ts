import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { passwordLinkToken } from './shapes.ts';

export const checkPasswordLink = defineCall({
  method: 'POST',
  path: '/password-links/check',
  summary: 'Whose password a mailed link sets. NotFoundError if it has expired or was used, or is for the other app.',
  origin: 'ours',
  access: anyone,
  onBackOffice: true,
  isGuarded: true,
  body: z.object({ token: passwordLinkToken }),
  output: z.object({ email: z.string() }),
  errors: ['NotFoundError'],
});
