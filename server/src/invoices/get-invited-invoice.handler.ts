import { asGuest, type Handler } from '../kernel/index.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { presentInvoice } from './present-invoice.ts';

export const handler: Handler<'getInvitedInvoice'> = async ({ db, actor }) =>
  await presentInvoice(db, await getInvoiceById(db, asGuest(actor).invoiceId), 'guest');
