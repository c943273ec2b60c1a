import { checkEmail, type Problem } from '@quittance/sdk/validation';
import type { Config } from '../config/index.ts';

/** The domain of our support address. Our own people use plus addresses of it for tests. */
const ownDomain = ({ supportEmail }: Pick<Config, 'supportEmail'>): string =>
  supportEmail.slice(supportEmail.lastIndexOf('@') + 1).toLowerCase();

/**
 * Checks an email address that is not registered yet: in production one mailbox is one person, so plus addresses are
 * refused except on our own domain. Known addresses are never checked and keep working.
 */
export const checkNewEmail = (email: string, config: Pick<Config, 'mode' | 'supportEmail'>): Problem | null =>
  checkEmail(email, config.mode === 'production' ? { plusOnlyAt: ownDomain(config) } : {});
