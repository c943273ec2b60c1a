import type { WireInvoice } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { type ActorOf, asGuest, organizationOf } from '../kernel/index.ts';
import type { ClockReader } from './amount-due.ts';
import { assertInvited } from './invites.ts';
import type { Invoice } from './invoice.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { getViewer } from './lock-invoice-of.ts';
import { type Audience, presentInvoice } from './present-invoice.ts';

type Reader = ActorOf<'customer' | 'guest' | 'embed'>;

/**
 * Finds an invoice for its reader: the seller, the buyer, or the holder of a guest link or embed session.
 * @throws NotFoundError for other organizations; InvalidInviteTokenError for the token of another invoice
 */
export async function findReadableInvoice(
  db: Connection,
  actor: Reader,
  invoiceId: string,
): Promise<{ readonly invoice: Invoice; readonly audience: Audience }> {
  if (actor.kind !== 'customer') assertInvited(asGuest(actor), invoiceId);
  const invoice = await getInvoiceById(db, invoiceId);
  return { invoice, audience: actor.kind === 'customer' ? getViewer(invoice, organizationOf(actor)) : 'guest' };
}

/** Returns an invoice as its reader sees it. @throws like {@link findReadableInvoice} */
export async function readInvoiceAs(reader: ClockReader, actor: Reader, invoiceId: string): Promise<WireInvoice> {
  const { invoice, audience } = await findReadableInvoice(reader.db, actor, invoiceId);
  return await presentInvoice(reader, invoice, audience);
}
