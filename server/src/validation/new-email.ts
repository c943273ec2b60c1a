import { checkEmail, type Problem } from '@quittance/sdk/validation';
import type { Config } from '../config/index.ts';

/** Our own people write to themselves at many addresses, at the domain at which customers write to us. */
const ownDomain = ({ supportEmail }: Pick<Config, 'supportEmail'>): string =>
  supportEmail.slice(supportEmail.lastIndexOf('@') + 1).toLowerCase();

/**
 * An address that nobody has given us yet: in production one mailbox stands for one person, so no plus addresses but our
 * own. Addresses that we know already go on working, and are not checked by this.
 */
export const checkNewEmail = (email: string, config: Pick<Config, 'mode' | 'supportEmail'>): Problem | null =>
  checkEmail(email, config.mode === 'production' ? { plusOnlyAt: ownDomain(config) } : {});
