import { prepared } from '../kernel/index.ts';
import { findPasswordLink, usePasswordLink } from './password-links.ts';
import { hashPassword } from './passwords.ts';

export const handler = prepared<'usePasswordLink', string>({
  // Checked first, so that nobody makes the server hash passwords without a link.
  prepare: async ({ db, surface }, { body }) => {
    await findPasswordLink(db, surface, body.token);
    return hashPassword(body.password);
  },
  run: (context, { body }, passwordHash) => usePasswordLink(context, body.token, passwordHash),
});
