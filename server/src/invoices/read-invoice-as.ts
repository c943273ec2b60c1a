import type { WireInvoice } from '@quittance/sdk/contract';
import { type ActorOf, asGuest, organizationOf } from '../kernel/index.ts';
import type { ClockReader } from './amount-due.ts';
import { getInvoiceFor } from './get-invoice.ts';
import { assertInvited } from './invites.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { presentInvoice } from './present-invoice.ts';

/**
 * Returns an invoice as its reader sees it: the seller, the buyer, or the holder of a guest link or embed session.
 * @throws NotFoundError for other organizations; InvalidInviteTokenError for the token of another invoice
 */
export async function readInvoiceAs(
  reader: ClockReader,
  actor: ActorOf<'customer' | 'guest' | 'embed'>,
  invoiceId: string,
): Promise<WireInvoice> {
  if (actor.kind === 'customer') return await getInvoiceFor(reader, organizationOf(actor), invoiceId);
  const guest = asGuest(actor);
  assertInvited(guest, invoiceId);
  return await presentInvoice(reader, await getInvoiceById(reader.db, guest.invoiceId), 'guest');
}
