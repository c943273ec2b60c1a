import { type Handler, organizationOf } from '../../kernel/index.ts';
import { presentInvoice } from '../present-invoice.ts';
import { attachDocument } from './attach-document.ts';

export const handler: Handler<'attachDocument'> = async (context, { body }) => {
  const invoice = await attachDocument(context, { ...body, organizationId: organizationOf(context.actor) });
  return await presentInvoice(context, invoice, 'seller');
};
