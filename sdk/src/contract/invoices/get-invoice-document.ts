import * as z from 'zod';
import { invoiceFormats } from '../../rules/invoice-formats.ts';
import { defineCall, invoiceReaders } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';

export const getInvoiceDocument = defineCall({
  method: 'GET',
  path: '/invoices/{id}/document',
  summary: 'An invoice as a file, as its seller, its buyer or the holder of a guest link sees it.',
  origin: 'ours',
  access: invoiceReaders,
  params: z.object({ id: invoiceId }),
  query: z.object({
    format: z
      .enum(invoiceFormats)
      .default('pdf')
      .describe(
        'pdf: tagged PDF/A-3, which carries the e-invoice as Factur-X where there is one; ubl: UBL 2.1; cii: Cross Industry Invoice D16B. ubl and cii conform to EN 16931.',
      ),
  }),
  file: { types: ['application/pdf', 'application/xml'], description: 'The invoice in the requested format.' },
  errors: ['NotFoundError', 'InvalidInviteTokenError', 'ExpiredInviteTokenError', 'EInvoiceUnavailableError'],
});
