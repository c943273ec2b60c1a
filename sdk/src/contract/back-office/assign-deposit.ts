import * as z from 'zod';
import { accountType, depositId, depositReason, staffDepositRecord } from '../accounts/shapes.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';

export const assignDeposit = defineCall({
  method: 'POST',
  path: '/admin/deposits/{depositId}/assign',
  summary: 'Credits a deposit to an organization’s account, also one that was credited to a wrong account.',
  origin: 'ours',
  access: moneyStaff,
  exactlyOnce: true,
  params: z.object({ depositId }),
  body: z.object({
    organizationId,
    accountType: accountType.optional().describe('For US dollars; default: traditional.'),
    reason: depositReason,
  }),
  output: staffDepositRecord,
  errors: ['IdempotencyConflictError', 'CurrencyAccountUnavailableError', 'InsufficientFundsError'],
});
