import { getInvoiceFor } from '../invoices/index.ts';
import { type Handler, organizationOf } from '../kernel/index.ts';
import { decidePayment } from './decide-payment.ts';

export const handler: Handler<'simulatePaymentDecision'> = async (context, { body }) => {
  const organizationId = organizationOf(context.actor);
  // Only one's own.
  await getInvoiceFor(context, organizationId, body.invoiceId);
  await decidePayment(context, { ...body, reason: 'Simulated' });
  return await getInvoiceFor(context, organizationId, body.invoiceId);
};
