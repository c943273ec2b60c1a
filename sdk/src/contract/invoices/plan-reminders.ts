import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { invoice, reminderDays } from './shapes.ts';

export const planReminders = defineCall({
  method: 'PUT',
  path: '/invoices/reminders',
  summary: 'Changes when reminders of an invoice are sent automatically. They end when it is settled or closed.',
  origin: 'ours',
  access: organizationManagers,
  body: z.object({ invoiceId, reminderDays }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError'],
});
