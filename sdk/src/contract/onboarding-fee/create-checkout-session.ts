import * as z from 'zod';
import { defineCall, owningApplicants } from '../kernel/call.ts';
import { instant } from '../kernel/wire.ts';

export const createCheckoutSession = defineCall({
  method: 'POST',
  path: '/verification/card-session',
  summary: 'Opens the card fields for the onboarding fee.',
  origin: 'ours',
  access: owningApplicants,
  isGuarded: true,
  output: z.object({
    fieldsUrl: z
      .url()
      .describe('The page, on the API’s origin, that frames the card processor’s fields. It answers with a token.'),
    expiresAt: instant,
  }),
  errors: ['VerificationStepClosedError', 'PaymentMethodUnavailableError', 'ProviderUnavailableError'],
});
