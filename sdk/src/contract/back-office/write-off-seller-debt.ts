import * as z from 'zod';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { currencyCode, decimalInput, organizationId } from '../kernel/wire.ts';
import { sellerDebt } from './shapes.ts';

export const writeOffSellerDebt = defineCall({
  method: 'POST',
  path: '/admin/seller-debts/{organizationId}/write-off',
  summary: 'Gives up what an organization owes after a late return, or a part of it. Answers what it still owes.',
  origin: 'ours',
  access: moneyStaff,
  exactlyOnce: true,
  params: z.object({ organizationId }),
  body: z.object({
    currency: currencyCode,
    amount: decimalInput.describe('At most what the organization owes.'),
    reason: z.string().trim().min(1).max(500).describe('Why, for the audit trail.'),
  }),
  output: sellerDebt,
  errors: [],
});
