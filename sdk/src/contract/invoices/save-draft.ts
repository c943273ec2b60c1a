import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice, invoiceDraft } from './shapes.ts';

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/invoices/draft',
  summary: 'Creates a draft, or replaces the content of one.',
  origin: 'spec',
  access: organizationManagers,
  body: invoiceDraft.extend({ invoiceId: invoiceId.optional().describe('Absent: a new draft.') }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError', 'CompanyNotVerifiedError'],
});
