import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const getInvoice = defineCall({
  method: 'GET',
  path: '/invoices/{id}',
  summary: 'One invoice, as the seller or the buyer sees it.',
  origin: 'spec',
  access: organizationReaders,
  params: z.object({ id: invoiceId }),
  output: invoice,
  errors: ['NotFoundError'],
});
