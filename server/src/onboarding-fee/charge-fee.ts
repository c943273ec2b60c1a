import { type OperationContext, unseal } from '../kernel/index.ts';
import { queueCharge } from '../payments/index.ts';

/** What the tokens of an organization's card fields may be used for. */
export const cardPurpose = (organizationId: string): string => `onboarding/${organizationId}`;

/**
 * Queues the charge of the onboarding fee, if it is due and a card is kept. The caller holds the organization's lock.
 * @returns whether it is charged
 */
export async function chargeFee(context: OperationContext, organizationId: string): Promise<boolean> {
  const { app, db } = context;
  const due = await db
    .selectFrom('onboarding_fees as fee')
    .innerJoin('onboarding_cards as card', 'card.organization_id', 'fee.organization_id')
    .select(['fee.amount_minor', 'fee.currency', 'card.brand', 'card.last4', 'card.sealed_card'])
    .where('fee.organization_id', '=', organizationId)
    .where('fee.state', '=', 'due')
    .executeTakeFirst();
  if (!due || due.sealed_card === null) return false;
  const { brand, last4, sealed_card } = due;
  await queueCharge(context, {
    owner: { feeOrganizationId: organizationId },
    amountMinor: BigInt(due.amount_minor),
    currency: due.currency,
    card: { brand, last4 },
    token: { cardToken: unseal(app.config.dataKey, sealed_card, organizationId), purpose: cardPurpose(organizationId) },
    statementText: 'onboarding',
  });
  await db
    .updateTable('onboarding_fees')
    .set({ state: 'charging', decline_code: null, charge_again_at: null })
    .where('organization_id', '=', organizationId)
    .execute();
  return true;
}
