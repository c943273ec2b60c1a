import { simulatedDeposit } from '../accounts/shapes.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { informationRequest } from './shapes.ts';

export const simulateReviewedDeposit = defineCall({
  method: 'POST',
  path: '/sandbox/reviewed-deposits',
  summary:
    'Simulates a bank credit that compliance keeps back, and asks for information about it as staff would, in sandbox mode.',
  origin: 'ours',
  access: organizationManagers,
  exactlyOnce: true,
  sandboxOnly: true,
  body: simulatedDeposit,
  output: informationRequest,
  errors: ['CurrencyAccountUnavailableError', 'IdempotencyConflictError', 'NotFoundError', 'VerificationChangedError'],
});
