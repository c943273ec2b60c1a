import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const archiveInvoice = defineCall({
  method: 'POST',
  path: '/invoices/archive',
  summary: 'Moves a finished invoice from the organization’s list to its invoice log. The other party’s list stays.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({ invoiceId }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError'],
});
