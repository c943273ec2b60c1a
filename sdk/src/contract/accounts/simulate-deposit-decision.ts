import * as z from 'zod';
import { depositDecisions } from '../../rules/deposits.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { deposit, depositId } from './shapes.ts';

export const simulateDepositDecision = defineCall({
  method: 'POST',
  path: '/sandbox/deposits/decide',
  summary: 'Decides about a deposit of the organization as compliance would, in sandbox mode.',
  origin: 'ours',
  access: organizationManagers,
  exactlyOnce: true,
  sandboxOnly: true,
  body: z.object({ depositId, decision: z.enum(depositDecisions) }),
  output: deposit,
  errors: ['IdempotencyConflictError', 'InsufficientFundsError', 'RecipientUnavailableError'],
});
