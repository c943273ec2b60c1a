import type { ReviewLimits } from './terms.ts';

/** What decides whether staff must approve a withdrawal. Amounts are cents of US dollars; null without a rate. */
export interface WithdrawalFacts {
  readonly amountUsdCents: bigint | null;
  /** Withdrawn by the business on the same day, without this one. */
  readonly todayUsdCents: bigint;
  /** Whether a payment has reached the recipient's current details. */
  readonly isKnownRecipient: boolean;
}

/** Whether staff must approve a withdrawal before it is sent. Only verified companies have accounts that money may leave. */
export function needsReview(
  { amountUsdCents, todayUsdCents, isKnownRecipient }: WithdrawalFacts,
  limits: ReviewLimits,
): boolean {
  if (amountUsdCents === null) return true;
  const limit = isKnownRecipient ? limits.knownRecipientUsdCents : limits.newRecipientUsdCents;
  return amountUsdCents > limit || todayUsdCents + amountUsdCents > limits.dayUsdCents;
}
