import * as z from 'zod';
import { cardRefusals } from '../../rules/verification/checkout.ts';
import { defineCall, owningApplicants } from '../kernel/call.ts';
import { filledText } from '../kernel/texts.ts';

export const saveCheckoutCard = defineCall({
  method: 'POST',
  path: '/verification/credit-card-customer-profile',
  summary: 'Keeps a card for the onboarding fee, which is charged only if the business is approved.',
  origin: 'spec',
  access: owningApplicants,
  isGuarded: true,
  body: z.object({ cardToken: filledText(200).describe('What the card fields answered with. Can be used once.') }),
  output: z.object({
    outcome: z.enum(['saved', 'refused']),
    refusal: z.enum(cardRefusals).optional().describe('Of a refused card. Another one can be entered.'),
  }),
  errors: ['VerificationStepClosedError', 'PaymentMethodUnavailableError', 'ProviderUnavailableError'],
});
