import type { Connection } from '../db/index.ts';
import { type ActorOf, asGuest, organizationOf } from '../kernel/index.ts';
import { assertInvited } from './invites.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice, noSuchInvoice } from './invoice-repository.ts';
import { lockInvoiceOf } from './lock-invoice-of.ts';

/** Who may act on the buyer's side of an invoice. */
export type BuyingActor = ActorOf<'guest' | 'embed' | 'customer'>;

/** Locks an invoice for its buyer. @throws NotFoundError for others, InvalidInviteTokenError for the token of another invoice */
export async function lockAsBuyer(db: Connection, invoiceId: string, by: BuyingActor): Promise<Invoice> {
  if (by.kind !== 'customer') {
    assertInvited(asGuest(by), invoiceId);
    return await lockInvoice(db, invoiceId);
  }
  const { invoice, viewer } = await lockInvoiceOf(db, { invoiceId, organizationId: organizationOf(by) });
  if (viewer !== 'buyer') throw noSuchInvoice();
  return invoice;
}
