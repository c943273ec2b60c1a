import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';

export const findLinkedInvoice = defineCall({
  method: 'POST',
  path: '/invoices/find-linked',
  summary:
    'The id of the invoice that a mailed link opens, for the invoice’s seller or buyer. Works for expired and revoked links too.',
  origin: 'ours',
  access: organizationReaders,
  body: z.object({ token: z.string().min(1).max(200).describe('The token of the link.') }),
  output: z.object({ invoiceId }),
  errors: ['NotFoundError'],
});
