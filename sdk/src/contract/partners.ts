import * as z from 'zod';
import { defineCall } from './call.ts';
import { invoice, invoiceContent } from './invoices.ts';
import { instant, invoiceId } from './wire.ts';

const guestLink = z.object({
  url: z.url().describe('The hosted page where the buyer sees and pays the invoice.'),
  token: z.string().describe('For the widgets, through their session callback. Opens this one invoice.'),
  expiresAt: instant,
});

/** A partner's back end need not know the business date: it may say when the invoice is due in days from today. */
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
  summary: 'Creates and sends an invoice for the business that owns the key, and answers its guest link.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'invoices:write' },
  movesMoney: true,
  body: partnerInvoice,
  output: z.object({ invoice, guestLink }),
  errors: ['PersonOrCompanyDisabled', 'IdempotencyConflictError'],
});

export const createGuestLink = defineCall({
  method: 'POST',
  path: '/partners/guest-links',
  summary: 'A fresh guest link for an invoice of the business that owns the key.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'invoices:write' },
  body: z.object({ invoiceId }),
  output: guestLink,
  errors: ['NotFoundError', 'InvoiceStateError'],
});

export const getPartnerInvoice = defineCall({
  method: 'GET',
  path: '/partners/invoices/{id}',
  summary: 'An invoice of the business that owns the key.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'invoices:read' },
  params: z.object({ id: invoiceId }),
  output: invoice,
  errors: ['NotFoundError'],
});
