import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';

/** What signed-out pages and widgets need to know of this installation. */
export const readPublicConstants = async (app: App, db: Connection) => ({
  brandName: app.config.brandName,
  supportEmail: app.config.supportEmail,
  isSandbox: app.config.mode === 'sandbox',
  businessDate: await app.clock.today(db),
  idleWarningMinutes: app.config.idleWarningMinutes,
});
