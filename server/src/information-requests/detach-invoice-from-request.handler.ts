import { type Handler, organizationOf } from '../kernel/index.ts';
import { detachInvoice } from './attached-invoices.ts';
import { presentRequest } from './present-request.ts';

export const handler: Handler<'detachInvoiceFromRequest'> = async (context, { body }) => {
  const { additionalInfoRequestId: requestId, invoiceId } = body;
  const organizationId = organizationOf(context.actor);
  return await presentRequest(context, await detachInvoice(context, { organizationId, requestId, invoiceId }));
};
