import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const remindBuyer = defineCall({
  method: 'POST',
  path: '/invoices/remind',
  summary: 'Mails the buyer of an open invoice a reminder with a new link: once a day.',
  origin: 'ours',
  access: organizationManagers,
  // It moves no money, but sends mail, so it must run only once.
  exactlyOnce: true,
  body: z.object({ invoiceId }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'InvoiceMailLimitError',
    'IdempotencyConflictError',
  ],
});
