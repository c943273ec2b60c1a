import * as z from 'zod';
import { defineCall, invoiceReaders } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';

export const getInvoiceDocument = defineCall({
  method: 'GET',
  path: '/invoices/{id}/document',
  summary: 'An invoice as a file, as its seller, its buyer or the holder of a guest link sees it.',
  origin: 'ours',
  access: invoiceReaders,
  params: z.object({ id: invoiceId }),
  file: { types: ['application/pdf'], description: 'The invoice as a tagged, archivable PDF/A-3.' },
  errors: ['NotFoundError', 'InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});
