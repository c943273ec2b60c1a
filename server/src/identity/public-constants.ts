import { identityProviders } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { plusOnlyAt } from '../validation/index.ts';

/** Returns the public facts of this installation, for signed-out pages and widgets. */
export const readPublicConstants = async (app: App, db: Connection) => ({
  brandName: app.config.brandName,
  supportEmail: app.config.supportEmail,
  isSandbox: app.config.mode === 'sandbox',
  plusAddressesOnlyAt: plusOnlyAt(app.config),
  businessDate: await app.clock.today(db),
  identityProviders: identityProviders.filter((provider) => app.providers.identityProviders[provider]),
  idleWarningMinutes: app.config.idleWarningMinutes,
  acceptsCrypto: app.providers.chain.coins.length > 0,
  acceptsCards: app.providers.cardProcessor.fieldsUrl !== null,
  ...(app.config.supportChat && { supportChat: { shares: [...app.config.supportChat.shares] } }),
});
