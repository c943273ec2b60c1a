import { defineCall, invoiceHolders } from '../kernel/call.ts';
import { invoice } from './shapes.ts';

export const getInvitedInvoice = defineCall({
  method: 'GET',
  path: '/invoices/get-from-invite',
  summary: 'The invoice of the invite token or of the embed session.',
  origin: 'spec',
  access: invoiceHolders,
  output: invoice,
  errors: ['InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});
