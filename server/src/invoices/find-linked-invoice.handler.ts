import { type Handler, organizationOf } from '../kernel/index.ts';
import { findLinkedInvoice } from './find-linked-invoice.ts';

export const handler: Handler<'findLinkedInvoice'> = async ({ db, actor }, { body }) => ({
  invoiceId: await findLinkedInvoice(db, { token: body.token, organizationId: organizationOf(actor) }),
});
