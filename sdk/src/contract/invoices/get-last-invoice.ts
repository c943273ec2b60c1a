import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';
import { invoice } from './shapes.ts';

export const getLastInvoice = defineCall({
  method: 'GET',
  path: '/invoices/last-to-buyer',
  summary: 'The invoice that the organization sent last to an email address, as a model for the next one.',
  origin: 'ours',
  access: organizationManagers,
  query: z.object({ recipientEmail: email }),
  output: z.object({ invoice: invoice.optional().describe('Absent if none was sent yet.') }),
  errors: [],
});
