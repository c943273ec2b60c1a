import { checkEmail, type Problem } from '@quittance/sdk/validation';
import type { Config } from '../config/index.ts';

type Setting = Pick<Config, 'mode' | 'supportEmail'>;

/**
 * The only domain of new addresses with a plus sign: in production one mailbox is one person, but our own people use such
 * addresses for tests. Undefined where every domain is allowed.
 */
export const plusOnlyAt = ({ mode, supportEmail }: Setting): string | undefined =>
  mode === 'production' ? supportEmail.slice(supportEmail.lastIndexOf('@') + 1).toLowerCase() : undefined;

/** Checks an email address that is not registered yet. Known addresses are never checked and keep working. */
export const checkNewEmail = (email: string, setting: Setting): Problem | null =>
  checkEmail(email, { plusOnlyAt: plusOnlyAt(setting) });
