import { onboardingFeeCurrency, onboardingFeeOn } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { chargeFee } from './charge-fee.ts';
import { mailFeeDue } from './fee-mails.ts';

/**
 * P13: an organization was approved, so its onboarding fee is due, once. The card that it gave is charged; without one
 * its owner is mailed. The caller holds the organization's lock.
 */
export async function claimFee(context: OperationContext, organizationId: string): Promise<void> {
  const { app, db } = context;
  const amountMinor = onboardingFeeOn(await app.clock.today(db));
  if (amountMinor === 0n) return;
  const claimed = await db
    .insertInto('onboarding_fees')
    .values({
      organization_id: organizationId,
      amount_minor: amountMinor,
      currency: onboardingFeeCurrency,
      due_at: await app.clock.now(db),
    })
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .returning('organization_id')
    .executeTakeFirst();
  if (!claimed) return;
  if (!(await chargeFee(context, organizationId))) await mailFeeDue(context, { organizationId, amountMinor });
}
