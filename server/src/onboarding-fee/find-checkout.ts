import {
  type CardRefusal,
  cardRefusalOf,
  checkoutStatus,
  type OnboardingFeeState,
  onboardingFeeOn,
  type VerificationStepStatus,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import type { CardFacts } from '../providers/index.ts';

/** Where the onboarding fee and its card stand. */
export interface Checkout {
  readonly status: VerificationStepStatus;
  /** US cents. */
  readonly feeMinor: bigint;
  readonly feeState: OnboardingFeeState;
  /** The card that is kept; absent: none, or it was refused. */
  readonly card?: CardFacts;
  /** Why the last card could not be charged. */
  readonly refusal?: CardRefusal;
}

/** Whether an organization's fee waits for a card: it gave none, or the last one was refused. */
export async function needsFeeCard(db: Connection, organizationId: string): Promise<boolean> {
  const due = await db
    .selectFrom('onboarding_fees as fee')
    .leftJoin('onboarding_cards as card', 'card.organization_id', 'fee.organization_id')
    .select('fee.organization_id')
    .where('fee.organization_id', '=', organizationId)
    .where('fee.state', '=', 'due')
    // A card that is kept is charged again after an outage of the processor.
    .where('card.sealed_card', 'is', null)
    .executeTakeFirst();
  return due !== undefined;
}

export async function findCheckout(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  organizationId: string,
): Promise<Checkout> {
  const fee = await db
    .selectFrom('onboarding_fees')
    .select(['amount_minor', 'state', 'decline_code'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const card = await db
    .selectFrom('onboarding_cards')
    .select(['brand', 'last4'])
    .where('organization_id', '=', organizationId)
    .where('sealed_card', 'is not', null)
    .executeTakeFirst();
  const feeState = fee?.state ?? 'not_due';
  const isRefused = fee?.state === 'due' && fee.decline_code !== null;
  return {
    status: checkoutStatus(feeState, card !== undefined),
    feeMinor: fee ? BigInt(fee.amount_minor) : onboardingFeeOn(await app.clock.today(db)),
    feeState,
    ...(card && { card }),
    ...(isRefused && { refusal: cardRefusalOf(fee.decline_code ?? '') }),
  };
}
