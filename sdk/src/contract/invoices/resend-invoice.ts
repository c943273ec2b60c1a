import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const resendInvoice = defineCall({
  method: 'POST',
  path: '/invoices/resend',
  summary: 'Mails an open invoice to its buyer again, with a new link: up to three times a day.',
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
