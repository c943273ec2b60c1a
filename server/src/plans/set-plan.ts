import { freePlan, monthlyPlanPrice, planMonthStart } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import {
  getOrganization,
  lockOrganization,
  type PricingTier,
  recordOrganizationChange,
  setTier,
} from '../organizations/index.ts';
import { endFreePlanBalance } from './free-plan/require-balance.ts';

export interface SetPlan {
  readonly organizationId: string;
  readonly tier: PricingTier;
}

/**
 * Puts an organization on a plan from today on. Its months count from today, or from the end of a month of the plan that was
 * charged before. Charges of earlier months stay. The plan that it has changes nothing.
 * @throws NotFoundError
 */
export async function setPlan(context: OperationContext, { organizationId, tier }: SetPlan): Promise<void> {
  const { app, db } = context;
  // Refuses an unknown one.
  await getOrganization(db, organizationId);
  const { pricingTier: before } = await lockOrganization(db, organizationId);
  if (before === tier) return;
  const today = await app.clock.today(db);
  await setTier(db, organizationId, tier);
  const startedOn = (await chargedUntil(db, organizationId, tier, today)) ?? today;
  const plan = {
    tier,
    started_on: startedOn,
    months: 0,
    next_month_on: monthlyPlanPrice(tier, today) > 0n ? startedOn : null,
  };
  await db
    .insertInto('plan_subscriptions')
    .values({ organization_id: organizationId, ...plan })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(plan))
    .execute();
  if (tier !== freePlan) await endFreePlanBalance(db, organizationId);
  await recordOrganizationChange(context, {
    organizationId,
    change: 'plan_set',
    at: await app.clock.now(db),
    detail: { from: before, to: tier },
  });
}

/** The end of a month of the plan that was charged and still runs, so that it is not charged twice; else null. */
async function chargedUntil(
  db: Connection,
  organizationId: string,
  tier: PricingTier,
  today: string,
): Promise<string | null> {
  const last = await db
    .selectFrom('plan_charges')
    .select('month_on')
    .where('organization_id', '=', organizationId)
    .where('tier', '=', tier)
    .orderBy('month_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const end = planMonthStart(last.month_on, 1);
  return end > today ? end : null;
}
