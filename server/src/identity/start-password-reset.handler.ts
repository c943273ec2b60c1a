import { prepared } from '../kernel/index.ts';
import { startPasswordReset } from './start-password-reset.ts';

export const handler = prepared<'startPasswordReset', { readonly resendAt: string }>({
  prepare: (context, { body }) => startPasswordReset(context, body.email),
  run: (_context, _input, answer) => ({ ...answer }),
});
