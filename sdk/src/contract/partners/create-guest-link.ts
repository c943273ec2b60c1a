import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { guestLink } from './shapes.ts';

export const createGuestLink = defineCall({
  method: 'POST',
  path: '/partners/guest-links',
  summary: 'Creates a new guest link for an invoice of the organization that owns the key.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'invoices:write' },
  body: z.object({ invoiceId }),
  output: guestLink,
  errors: ['NotFoundError', 'InvoiceStateError'],
});
