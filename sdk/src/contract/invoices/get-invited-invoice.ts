import { defineCall, guest } from '../kernel/call.ts';
import { invoice } from './shapes.ts';

export const getInvitedInvoice = defineCall({
  method: 'GET',
  path: '/invoices/get-from-invite',
  summary: 'The invoice of the invite token.',
  origin: 'spec',
  access: guest,
  output: invoice,
  errors: ['InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});
