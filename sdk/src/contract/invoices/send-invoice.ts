import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { required } from '../kernel/texts.ts';
import { invoiceId } from '../kernel/wire.ts';
import { draftRevision, invoice, invoiceDraft } from './shapes.ts';

export const sendInvoice = defineCall({
  method: 'POST',
  path: '/invoices/send',
  summary: 'Numbers a draft, bills it and mails the buyer a link.',
  origin: 'spec',
  access: organizationManagers,
  // It moves no money, but sends mail and assigns a number, so it must run only once.
  exactlyOnce: true,
  body: z
    .object({
      invoiceId: invoiceId.optional().describe('The draft to send. Absent: content is sent without a draft.'),
      revision: draftRevision,
      content: invoiceDraft
        .optional()
        .describe('Replaces the draft’s content. Nothing is stored if sending is refused.'),
    })
    .refine((body) => body.invoiceId !== undefined || body.content !== undefined, {
      path: ['invoiceId'],
      message: required,
    }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvoiceStateError',
    'CompanyNotVerifiedError',
    'DraftChangedError',
    'PersonOrCompanyDisabled',
    'IdempotencyConflictError',
  ],
});
