import type { Handler } from '../kernel/index.ts';
import { findPasswordLink } from './password-links.ts';

export const handler: Handler<'checkPasswordLink'> = async ({ db, surface }, { body }) => {
  const { email } = await findPasswordLink(db, surface, body.token);
  return { email };
};
