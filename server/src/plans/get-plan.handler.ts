import { toWireDecimal } from '@quittance/sdk/money';
import { monthlyPlanPrice, planCurrency, pricingTiers } from '@quittance/sdk/rules';
import { type Handler, organizationOf } from '../kernel/index.ts';
import { findUpgradeRequest } from '../organizations/index.ts';
import { findFreePlanBalance } from './free-plan/find-free-plan-balance.ts';
import { getPlan } from './get-plan.ts';

export const handler: Handler<'getPlan'> = async ({ app, db, actor }) => {
  const organizationId = organizationOf(actor);
  const today = await app.clock.today(db);
  const freePlanBalance = await findFreePlanBalance({ app, db }, organizationId);
  const requestedAt = await findUpgradeRequest(db, organizationId);
  return {
    ...(await getPlan({ db, clock: app.clock }, organizationId)),
    plans: pricingTiers.map((pricingTier) => ({
      pricingTier,
      monthlyPrice: toWireDecimal(monthlyPlanPrice(pricingTier, today), planCurrency),
    })),
    ...(freePlanBalance && { freePlanBalance }),
    ...(requestedAt && { upgradeRequestedAt: requestedAt.toISOString() }),
  };
};
