import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { quotedTransferErrors, quoteId, transfer } from './shapes.ts';

export const transferMoney = defineCall({
  method: 'POST',
  path: '/transactions/transfer',
  summary: 'Makes the transfer of a quote, to an own account or to another business.',
  origin: 'spec',
  access: organizationManagers,
  otp: { subject: 'quote' },
  exactlyOnce: true,
  body: z.object({ quoteId }),
  output: transfer,
  errors: quotedTransferErrors,
});
