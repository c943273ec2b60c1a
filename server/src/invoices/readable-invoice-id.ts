import type { Connection } from '../db/index.ts';
import { type ActorOf, asGuest, organizationOf } from '../kernel/index.ts';
import { assertInvited } from './invites.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { getViewer } from './lock-invoice-of.ts';

/**
 * Returns the id of an invoice that the actor may read: its seller, its buyer, or the holder of a guest link or embed
 * session.
 * @throws NotFoundError for other organizations; InvalidInviteTokenError for the token of another invoice
 */
export async function readableInvoiceId(
  db: Connection,
  actor: ActorOf<'customer' | 'guest' | 'embed'>,
  invoiceId: string,
): Promise<string> {
  if (actor.kind === 'customer') getViewer(await getInvoiceById(db, invoiceId), organizationOf(actor));
  else assertInvited(asGuest(actor), invoiceId);
  return invoiceId;
}
