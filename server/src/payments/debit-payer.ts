import type { Connection } from '../db/index.ts';
import { assertInvited, getInvoiceById, noSuchInvoice } from '../invoices/index.ts';
import { type ActorOf, organizationOf } from '../kernel/index.ts';

/** A signed-in person of the organization that an invoice is for. */
export interface SignedInPayer {
  readonly kind: 'buyer';
  readonly userId: string;
  readonly invoiceId: string;
}

/** Who authorizes a debit of one invoice. */
export type DebitPayer = ActorOf<'guest'> | SignedInPayer;

/**
 * Whoever asks, as the payer of this invoice.
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

/** What a bank account is linked for: nobody else's debit, and a signed-in person's of no other invoice. */
export const linkReference = (payer: DebitPayer): string =>
  payer.kind === 'guest' ? payer.inviteId : `${payer.userId}/${payer.invoiceId}`;
