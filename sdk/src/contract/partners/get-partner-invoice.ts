import * as z from 'zod';
import { invoice } from '../invoices/shapes.ts';
import { defineCall } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';

export const getPartnerInvoice = defineCall({
  method: 'GET',
  path: '/partners/invoices/{id}',
  summary: 'An invoice of the organization that owns the key.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'invoices:read' },
  params: z.object({ id: invoiceId }),
  output: invoice,
  errors: ['NotFoundError'],
});
