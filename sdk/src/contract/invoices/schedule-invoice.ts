import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { required } from '../kernel/texts.ts';
import { invoiceId } from '../kernel/wire.ts';
import { draftRevision, invoice, invoiceDraft } from './shapes.ts';

export const scheduleInvoice = defineCall({
  method: 'PUT',
  path: '/invoices/schedule',
  summary: 'Has a draft sent at the beginning of its sending date. Of a scheduled invoice it changes content or date.',
  origin: 'spec',
  access: organizationManagers,
  body: z
    .object({
      invoiceId: invoiceId.optional().describe('The draft to schedule. Absent: content is scheduled without a draft.'),
      revision: draftRevision,
      content: invoiceDraft.optional().describe('Replaces the content. Nothing is stored if scheduling is refused.'),
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
  ],
});
