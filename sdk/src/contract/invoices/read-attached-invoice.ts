import * as z from 'zod';
import { defineCall, invoiceReaders } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { attachedInvoice } from './shapes.ts';

export const readAttachedInvoice = defineCall({
  method: 'GET',
  path: '/invoices/{id}/attached-invoice',
  summary: 'What an attached XML invoice (UBL or CII) says, in words: it is shown as it is, and not checked.',
  origin: 'ours',
  access: invoiceReaders,
  params: z.object({ id: invoiceId }),
  output: attachedInvoice,
  errors: ['NotFoundError', 'InvalidInviteTokenError', 'ExpiredInviteTokenError', 'AttachmentNotReadableError'],
});
