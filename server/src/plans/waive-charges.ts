import { type OperationContext, Refusal } from '../kernel/index.ts';
import { getOrganization, lockOrganization, recordOrganizationChange } from '../organizations/index.ts';

export interface WaiveCharges {
  readonly organizationId: string;
  /** False ends the waiver: later months are charged again. */
  readonly waived: boolean;
  readonly reason: string;
}

/**
 * Waives the monthly charges of an organization: those that are due, and those of later months.
 * @throws NotFoundError for an unknown organization, and one that was never put on a plan
 */
export async function waiveCharges(context: OperationContext, input: WaiveCharges): Promise<void> {
  const { app, db } = context;
  const { organizationId, waived, reason } = input;
  // Refuses an unknown one.
  await getOrganization(db, organizationId);
  await lockOrganization(db, organizationId);
  const subscription = await db
    .updateTable('plan_subscriptions')
    .set({ charges_waived: waived })
    .where('organization_id', '=', organizationId)
    .returning('organization_id')
    .executeTakeFirst();
  if (!subscription) throw new Refusal('NotFoundError', 'This organization has no plan with charges.');
  if (waived) {
    await db
      .updateTable('plan_charges')
      .set({ state: 'waived', next_try_on: null })
      .where('organization_id', '=', organizationId)
      .where('state', '=', 'due')
      .execute();
  }
  await recordOrganizationChange(context, {
    organizationId,
    change: waived ? 'charges_waived' : 'charges_resumed',
    at: await app.clock.now(db),
    detail: { reason },
  });
}
