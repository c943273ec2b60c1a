import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const markPaidExternally = defineCall({
  method: 'POST',
  path: '/invoices/mark-as-paid-externally',
  summary: 'Closes an open or rejected invoice that was paid outside the product. Seller and buyer may do so.',
  origin: 'spec',
  access: organizationManagers,
  exactlyOnce: true,
  body: z.object({ invoiceId }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError', 'InvoicePaymentProcessingError', 'IdempotencyConflictError'],
});
