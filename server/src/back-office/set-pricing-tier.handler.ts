import type { Handler } from '../kernel/index.ts';
import { getPlan, setPlan } from '../plans/index.ts';

export const handler: Handler<'setPricingTier'> = async (context, { body: { organizationId, pricingTier } }) => {
  await setPlan(context, { organizationId, tier: pricingTier });
  return await getPlan({ db: context.db, clock: context.app.clock }, organizationId);
};
