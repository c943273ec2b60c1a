import { presentInvoice } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { getOwnInvoice } from './get-own-invoice.ts';

export const handler: Handler<'getPartnerInvoice'> = async ({ app, db, actor }, { params }) =>
  await presentInvoice({ app, db }, await getOwnInvoice(db, actor.organizationId, params.id), 'seller');
