import * as z from 'zod';
import { historyEvents } from '../../rules/invoice-history.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { instant, invoiceId } from '../kernel/wire.ts';

export const listInvoiceEvents = defineCall({
  method: 'GET',
  path: '/invoices/{id}/events',
  summary: 'What happened to an invoice, oldest first, as far as the viewer’s side may know it.',
  origin: 'ours',
  access: organizationReaders,
  params: z.object({ id: invoiceId }),
  output: z.object({
    items: z.array(z.object({ sequence: z.number().int(), event: z.enum(historyEvents), at: instant })),
  }),
  errors: ['NotFoundError'],
});
