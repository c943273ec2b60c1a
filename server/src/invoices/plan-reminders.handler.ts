import { type Handler, organizationOf } from '../kernel/index.ts';
import { planReminders } from './plan-reminders.ts';
import { presentInvoice } from './present-invoice.ts';

export const handler: Handler<'planReminders'> = async (context, { body }) => {
  const invoice = await planReminders(context, { ...body, organizationId: organizationOf(context.actor) });
  return await presentInvoice(context, invoice, 'seller');
};
