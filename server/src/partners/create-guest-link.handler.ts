import { mintGuestLink } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { getSentInvoice } from './get-own-invoice.ts';
import { presentGuestLink } from './present-guest-link.ts';

export const handler: Handler<'createGuestLink'> = async ({ app, db, actor }, { body }) => {
  const invoice = await getSentInvoice(db, actor.organizationId, body.invoiceId);
  return presentGuestLink(
    await mintGuestLink(db, invoice.id, {
      publicUrl: app.config.publicUrl,
      recipientEmail: invoice.recipientEmail,
    }),
  );
};
