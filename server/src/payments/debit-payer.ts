import type { Connection } from '../db/index.ts';
import { assertInvited, getInvoiceById, type Invoice, noSuchInvoice } from '../invoices/index.ts';
import { type ActorOf, asGuest, organizationOf } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';

/** A signed-in person of the buyer's organization. */
export interface SignedInPayer {
  readonly kind: 'buyer';
  readonly userId: string;
  readonly email: string;
  readonly organizationId: string;
  /** The organization's legal name, which the authorization is given in. */
  readonly legalName: string;
  readonly invoiceId: string;
}

/** The person who authorizes a debit of one invoice. */
export type DebitPayer = ActorOf<'guest'> | SignedInPayer;

/**
 * Returns the actor as the payer of this invoice.
 * @throws InvalidInviteTokenError for a guest of another invoice, NotFoundError for a person of another organization
 */
export async function findDebitPayer(
  db: Connection,
  actor: ActorOf<'guest' | 'embed' | 'customer'>,
  invoiceId: string,
): Promise<DebitPayer> {
  if (actor.kind !== 'customer') {
    const guest = asGuest(actor);
    assertInvited(guest, invoiceId);
    return guest;
  }
  const invoice = await getInvoiceById(db, invoiceId);
  const organizationId = organizationOf(actor);
  if (invoice.buyerOrganizationId !== organizationId) throw noSuchInvoice();
  const { legalName } = await getOrganization(db, organizationId);
  return { kind: 'buyer', userId: actor.userId, email: actor.email, organizationId, legalName, invoiceId };
}

/** Who gives the authorization. Of a guest, only the name that the seller wrote is known. */
export const payerNameOf = (payer: DebitPayer, invoice: Invoice): string =>
  payer.kind === 'guest' ? invoice.recipientName : payer.legalName;

/** Where the payer's copy of the authorization goes. It holds their bank account and IP address: nobody else gets it. */
export const payerEmailOf = (payer: DebitPayer, invoice: Invoice): string =>
  payer.kind === 'guest' ? invoice.recipientEmail : payer.email;

/**
 * Returns the reference for linking a bank account. It binds the link to the payer, and for signed-in payers to the
 * invoice.
 */
export const linkReference = (payer: DebitPayer): string =>
  payer.kind === 'guest' ? payer.inviteId : `${payer.userId}/${payer.invoiceId}`;
