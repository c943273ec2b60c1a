import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { quotedTransferErrors, quoteId, transfer } from './shapes.ts';

export const withdrawMoney = defineCall({
  method: 'POST',
  path: '/transactions/withdraw',
  summary: 'Makes the withdrawal of a quote, to a recipient outside.',
  origin: 'spec',
  access: organizationManagers,
  otp: { subject: 'quote' },
  exactlyOnce: true,
  body: z.object({ quoteId }),
  output: transfer,
  errors: [...quotedTransferErrors, 'ExternalAccountNotPayableError'],
});
