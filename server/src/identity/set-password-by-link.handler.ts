import { prepared } from '../kernel/index.ts';
import { findPasswordLink, setPasswordByLink } from './password-links.ts';
import { hashPassword } from './passwords.ts';

export const handler = prepared<'setPasswordByLink', string>({
  // Checked first, so that nobody makes the server hash passwords without a link.
  prepare: async ({ db, surface }, { body }) => {
    await findPasswordLink(db, surface, body.token);
    return hashPassword(body.password);
  },
  run: (context, { body }, passwordHash) => setPasswordByLink(context, body.token, passwordHash),
});
