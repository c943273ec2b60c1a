import { isVisibleTo } from '@quittance/sdk/rules';
import { mintGuestLink } from '../invoices/index.ts';
import { type Handler, Refusal } from '../kernel/index.ts';
import { getOwnInvoice } from './get-own-invoice.ts';
import { presentGuestLink } from './present-guest-link.ts';

export const handler: Handler<'createGuestLink'> = async ({ app, db, actor }, { body }) => {
  const invoice = await getOwnInvoice(db, actor.organizationId, body.invoiceId);
  if (!isVisibleTo('buyer', invoice.status)) {
    throw new Refusal('InvoiceStateError', 'The invoice was not sent yet, so guests can’t see it.');
  }
  return presentGuestLink(await mintGuestLink(db, invoice.id, app.config));
};
