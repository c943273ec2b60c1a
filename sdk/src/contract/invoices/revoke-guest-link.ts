import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { guestLinkId, invoiceId } from '../kernel/wire.ts';
import { guestLinkList } from './shapes.ts';

export const revokeGuestLink = defineCall({
  method: 'POST',
  path: '/invoices/revoke-guest-link',
  summary: 'Ends a mailed link to an invoice of the seller. Ending it again changes nothing.',
  origin: 'ours',
  access: organizationManagers,
  body: z.object({ invoiceId, guestLinkId }),
  output: guestLinkList,
  errors: ['NotFoundError'],
});
