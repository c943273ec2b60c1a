import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { deposit, depositId } from './shapes.ts';

export const simulateRecall = defineCall({
  method: 'POST',
  path: '/sandbox/deposits/recall',
  summary: 'Lets the sender’s bank call a deposit of the organization back, in sandbox mode.',
  origin: 'ours',
  access: organizationManagers,
  exactlyOnce: true,
  sandboxOnly: true,
  body: z.object({ depositId }),
  output: deposit,
  errors: ['IdempotencyConflictError'],
});
