import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { monthlyPlanPrice, planCurrency } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Clock } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';

const shownCharges = 12;

/** Returns the plan of an organization with its latest charges. @throws NotFoundError */
export async function getPlan(
  { db, clock }: { readonly db: Connection; readonly clock: Clock },
  organizationId: string,
): Promise<CallOutput<Contract['setPricingTier']>> {
  const { pricingTier } = await getOrganization(db, organizationId);
  const plan = await db
    .selectFrom('plan_subscriptions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const charges = await db
    .selectFrom('plan_charges')
    .select(['month_on', 'amount_minor', 'state'])
    .where('organization_id', '=', organizationId)
    .orderBy('month_on', 'desc')
    .limit(shownCharges)
    .execute();
  return {
    pricingTier,
    ...(plan && { startedOn: plan.started_on }),
    monthlyPrice: toWireDecimal(monthlyPlanPrice(pricingTier, await clock.today(db)), planCurrency),
    ...(plan?.next_month_on && { nextMonthOn: plan.next_month_on }),
    chargesWaived: plan?.charges_waived ?? false,
    charges: charges.map(({ month_on: monthOn, amount_minor: amount, state }) => ({
      monthOn,
      amount: toWireDecimal(BigInt(amount), planCurrency),
      state,
    })),
  };
}
