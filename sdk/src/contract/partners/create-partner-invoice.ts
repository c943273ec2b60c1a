import * as z from 'zod';
import { invoice, invoiceContent } from '../invoices/shapes.ts';
import { defineCall } from '../kernel/call.ts';
import { guestLink } from './shapes.ts';

/** A partner's back end doesn't need the business date: it may send the due date in days from today. */
const partnerInvoice = invoiceContent
  .extend({
    dueDate: invoiceContent.shape.dueDate.optional().describe('This or `daysUntilDue`.'),
    daysUntilDue: z.int().min(0).max(365).optional().describe('Counted from today in America/New_York.'),
  })
  .refine(({ dueDate, daysUntilDue }) => (dueDate === undefined) !== (daysUntilDue === undefined), {
    message: 'Give either dueDate or daysUntilDue.',
    path: ['dueDate'],
  });

export const createPartnerInvoice = defineCall({
  method: 'POST',
  path: '/partners/invoices',
  summary:
    'Creates and sends an invoice for the organization that owns the key, and returns its guest link. The guest is written to in the language of the organization’s owner.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'invoices:write' },
  exactlyOnce: true,
  body: partnerInvoice,
  output: z.object({ invoice, guestLink }),
  errors: ['PersonOrCompanyDisabled', 'IdempotencyConflictError'],
});
