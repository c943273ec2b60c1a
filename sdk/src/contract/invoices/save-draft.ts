import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { draftRevision, invoice, invoiceDraft } from './shapes.ts';

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/invoices/draft',
  summary: 'Creates a draft, or replaces the content of one.',
  origin: 'spec',
  access: organizationManagers,
  // It moves no money, but a repeated request must not create a second draft.
  exactlyOnce: true,
  body: invoiceDraft.extend({
    invoiceId: invoiceId.optional().describe('Absent: a new draft.'),
    revision: draftRevision,
  }),
  output: invoice,
  errors: [
    'NotFoundError',
    'InvoiceStateError',
    'CompanyNotVerifiedError',
    'DraftChangedError',
    'IdempotencyConflictError',
  ],
});
