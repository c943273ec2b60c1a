import { presentInvoice } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { getOwnInvoice } from './get-own-invoice.ts';

export const handler: Handler<'getPartnerInvoice'> = async ({ db, actor }, { params }) =>
  await presentInvoice(db, await getOwnInvoice(db, actor.organizationId, params.id), 'seller');
