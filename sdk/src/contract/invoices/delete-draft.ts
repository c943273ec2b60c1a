import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';

export const deleteDraft = defineCall({
  method: 'DELETE',
  path: '/invoices/draft/{id}',
  summary: 'Deletes a draft or a scheduled invoice. A sent invoice can only be canceled.',
  origin: 'ours',
  access: organizationManagers,
  params: z.object({ id: invoiceId }),
  errors: ['NotFoundError', 'InvoiceStateError'],
});
