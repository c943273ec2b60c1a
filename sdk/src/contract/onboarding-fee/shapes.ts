import * as z from 'zod';
import { cardRefusals, onboardingFeeStates } from '../../rules/verification/checkout.ts';
import { wireDecimal } from '../kernel/wire.ts';

/** What is known of the onboarding fee and its card. */
export const checkout = z.object({
  feeAmount: wireDecimal.describe('US dollars.'),
  feeState: z
    .enum(onboardingFeeStates)
    .describe('It is due once the business is approved. `due`: the card is missing, or was refused.'),
  card: z
    .object({ brand: z.string(), last4: z.string() })
    .optional()
    .describe('The card that is kept, and charged only on approval.'),
  refusal: z.enum(cardRefusals).optional().describe('Why the last card could not be charged.'),
});
