import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const unscheduleInvoice = defineCall({
  method: 'PUT',
  path: '/invoices/unschedule',
  summary: 'Makes a scheduled invoice a draft again.',
  origin: 'ours',
  access: organizationManagers,
  body: z.object({ invoiceId }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError'],
});
