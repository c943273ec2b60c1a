import { type Handler, organizationOf } from '../kernel/index.ts';
import { listGuestLinks } from './guest-links.ts';

export const handler: Handler<'listGuestLinks'> = async ({ db, actor }, { params }) =>
  await listGuestLinks(db, { invoiceId: params.id, organizationId: organizationOf(actor) });
