import * as z from 'zod';
import { fileId } from '../files/shapes.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const attachDocument = defineCall({
  method: 'POST',
  path: '/invoices/attach',
  summary:
    'Attaches a file, uploaded in the group invoiceAttachment, to an invoice of a verified company. Once a sent invoice has a file, it keeps this one.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({ invoiceId, fileId }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError', 'CompanyNotVerifiedError'],
});
