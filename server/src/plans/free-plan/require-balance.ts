import { balanceDueOn, freePlan, freePlanTermsOn } from '@quittance/sdk/rules';
import { addDays } from '@quittance/sdk/time';
import type { Connection } from '../../db/index.ts';
import { newId, type OperationContext } from '../../kernel/index.ts';
import { getOrganization } from '../../organizations/index.ts';

/** Requires the balance of the free plan from an organization that is approved today; nothing of one on another plan. */
export async function requireFreePlanBalance({ app, db }: OperationContext, organizationId: string): Promise<void> {
  const today = await app.clock.today(db);
  const { pricingTier } = await getOrganization(db, organizationId);
  const terms = freePlanTermsOn(today);
  if (pricingTier !== freePlan || !terms) return;
  await db
    .insertInto('free_plan_balances')
    .values({
      id: newId('fpb'),
      organization_id: organizationId,
      state: 'pending',
      approved_on: today,
      due_on: balanceDueOn(today, terms),
      required_minor: terms.balanceMinor,
      next_check_on: addDays(today, 1),
    })
    // After a reset, it was asked already.
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .execute();
}

/** Ends the requirement of an organization that leaves the free plan. Coming back doesn't ask again. */
export const endFreePlanBalance = async (db: Connection, organizationId: string): Promise<void> =>
  void (await db
    .updateTable('free_plan_balances')
    .set({ state: 'ended', next_check_on: null })
    .where('organization_id', '=', organizationId)
    .where('next_check_on', 'is not', null)
    .execute());

/** Whether the balance was not reached in time, and still isn't. */
export async function isBalanceMissed(db: Connection, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('free_plan_balances')
    .select('state')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.state === 'missed';
}
