import { asGuest, type Handler } from '../kernel/index.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { presentInvoice } from './present-invoice.ts';

export const handler: Handler<'getInvitedInvoice'> = async ({ app, db, actor }) =>
  await presentInvoice({ app, db }, await getInvoiceById(db, asGuest(actor).invoiceId), 'guest');
