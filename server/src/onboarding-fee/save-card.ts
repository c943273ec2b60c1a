import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { canSaveCard } from '@quittance/sdk/rules';
import { type CallContext, organizationOf, type PersonActor, personOf, Refusal, seal } from '../kernel/index.ts';
import { getOrganization, lockOrganization } from '../organizations/index.ts';
import type { StoredCard } from '../providers/index.ts';
import { chargeFee } from './charge-fee.ts';
import { findCheckout } from './find-checkout.ts';

type OwnerCall = CallContext<PersonActor>;

/** @throws VerificationStepClosedError once the fee is charged, and for a denied business */
export async function assertCardWanted(context: Pick<OwnerCall, 'app' | 'db'>, organizationId: string): Promise<void> {
  const { verificationStatus } = await getOrganization(context.db, organizationId);
  const { feeState } = await findCheckout(context, organizationId);
  if (!canSaveCard(feeState, verificationStatus)) {
    throw new Refusal('VerificationStepClosedError', 'The fee needs no card.');
  }
}

/**
 * Keeps a card that the processor has stored. A fee that is due is charged at once.
 * @throws VerificationStepClosedError like {@link assertCardWanted}
 */
export async function saveCard(
  context: OwnerCall,
  stored: StoredCard,
): Promise<CallOutput<Contract['saveCheckoutCard']>> {
  const { app, db, actor } = context;
  const organizationId = organizationOf(actor);
  await lockOrganization(db, organizationId);
  await assertCardWanted(context, organizationId);
  if (stored.outcome === 'declined') {
    return { outcome: 'refused', refusal: stored.declineCode };
  }
  const card = {
    sealed_card: seal(app.config.dataKey, stored.storedCard, organizationId),
    ...stored.card,
    saved_by: personOf(actor).userId,
    saved_at: await app.clock.now(db),
  };
  await db
    .insertInto('onboarding_cards')
    .values({ organization_id: organizationId, ...card })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(card))
    .execute();
  await chargeFee(context, organizationId);
  return { outcome: 'saved' };
}
