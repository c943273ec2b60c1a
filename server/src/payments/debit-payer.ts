import type { Connection } from '../db/index.ts';
import { assertInvited, getInvoiceById, noSuchInvoice } from '../invoices/index.ts';
import { type ActorOf, organizationOf } from '../kernel/index.ts';

/** A signed-in person of the buyer's organization. */
export interface SignedInPayer {
  readonly kind: 'buyer';
  readonly userId: string;
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
  actor: ActorOf<'guest' | 'customer'>,
  invoiceId: string,
): Promise<DebitPayer> {
  if (actor.kind === 'guest') {
    assertInvited(actor, invoiceId);
    return actor;
  }
  const invoice = await getInvoiceById(db, invoiceId);
  if (invoice.buyerOrganizationId !== organizationOf(actor)) throw noSuchInvoice();
  return { kind: 'buyer', userId: actor.userId, invoiceId };
}

/**
 * Returns the reference for linking a bank account. It binds the link to the payer, and for signed-in payers to the
 * invoice.
 */
export const linkReference = (payer: DebitPayer): string =>
  payer.kind === 'guest' ? payer.inviteId : `${payer.userId}/${payer.invoiceId}`;
