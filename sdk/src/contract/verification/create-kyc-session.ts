import * as z from 'zod';
import { sandboxVerificationDecisions } from '../../rules/verification/index.ts';
import { applicants, defineCall } from '../kernel/call.ts';
import { instant } from '../kernel/wire.ts';

export const createKycSession = defineCall({
  method: 'POST',
  path: '/verification/create-kyc-session',
  summary: 'Starts the identity check of the signed-in person on the page of the identity vendor.',
  origin: 'spec',
  access: applicants,
  isGuarded: true,
  body: z.object({
    sandboxVerificationDecision: z
      .enum(sandboxVerificationDecisions)
      .optional()
      .describe('What the sandbox’s vendor decides at once. Answered with 404 outside the sandbox.'),
  }),
  output: z.object({
    url: z.url().describe('The vendor’s page. It opens in a new window.'),
    expiresAt: instant,
  }),
  errors: ['NotFoundError', 'VerificationStepClosedError', 'ProviderUnavailableError'],
});
