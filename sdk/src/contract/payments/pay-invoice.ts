import * as z from 'zod';
import { accountType } from '../accounts/shapes.ts';
import { invoice } from '../invoices/shapes.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { decimalInput, invoiceId } from '../kernel/wire.ts';

export const payInvoice = defineCall({
  method: 'POST',
  path: '/invoices/pay',
  summary: 'Pays an invoice from the buyer’s balance.',
  origin: 'spec',
  access: organizationManagers,
  otp: { subject: 'invoice' },
  exactlyOnce: true,
  body: z.object({
    invoiceId,
    finalAmount: decimalInput
      .optional()
      .describe('The amount that the buyer was shown. If it has changed since, nothing is paid.'),
    accountType: accountType.optional().describe('The USD account to pay from; absent: traditional.'),
  }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'InsufficientFundsError',
    'PaymentAmountChangedError',
    'CurrencyAccountUnavailableError',
    'PersonOrCompanyDisabled',
    'IdempotencyConflictError',
  ],
});
