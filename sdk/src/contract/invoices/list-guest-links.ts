import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { guestLinkList } from './shapes.ts';

export const listGuestLinks = defineCall({
  method: 'GET',
  path: '/invoices/{id}/guest-links',
  summary: 'The links to an invoice that were mailed, newest first; for its seller.',
  origin: 'ours',
  access: organizationReaders,
  params: z.object({ id: invoiceId }),
  output: guestLinkList,
  errors: ['NotFoundError'],
});
