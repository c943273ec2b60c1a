import { type Handler, organizationOf } from '../kernel/index.ts';
import { attachInvoice } from './attached-invoices.ts';
import { presentRequest } from './present-request.ts';

export const handler: Handler<'attachInvoiceToRequest'> = async (context, { body }) => {
  const { additionalInfoRequestId: requestId, invoiceId } = body;
  const organizationId = organizationOf(context.actor);
  return await presentRequest(context, await attachInvoice(context, { organizationId, requestId, invoiceId }));
};
