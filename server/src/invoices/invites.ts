import type { Connection } from '../db/index.ts';
import { type ActorOf, hashSecret, newId, newSecret, type OperationContext, Refusal } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';

/** Lifetime of a guest link: half a year of real time. The seller or the partner can always create a new one. */
const lifetimeMs = 180 * 86_400_000;

/** A link that gives access to one invoice. */
export interface GuestLink {
  readonly inviteId: string;
  readonly token: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Creates a guest link. Only the hash of its token is stored, so the token can't be read later. Each mail has a link of its
 * recipient's own, which the seller can revoke.
 */
export async function mintGuestLink(
  transaction: Connection,
  invoiceId: string,
  options: { readonly publicUrl: string; readonly recipientEmail?: string },
): Promise<GuestLink> {
  const token = newSecret('guest');
  const inviteId = newId('ivt');
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await transaction
    .insertInto('invoice_invites')
    .values({
      id: inviteId,
      invoice_id: invoiceId,
      token_hash: hashSecret(token).toString('hex'),
      recipient_email: options.recipientEmail ?? null,
      expires_at: expiresAt,
    })
    .execute();
  return { inviteId, token, url: `${options.publicUrl}/pay-invoice?token=${token}`, expiresAt };
}

/** Creates the link of a mail to the invoice's recipient. */
export const mintMailedLink = (
  { db, app }: OperationContext,
  { id, recipientEmail }: Pick<Invoice, 'id' | 'recipientEmail'>,
): Promise<GuestLink> => mintGuestLink(db, id, { publicUrl: app.config.publicUrl, recipientEmail });

/**
 * Finds the guest of a token.
 * @throws InvalidInviteTokenError, ExpiredInviteTokenError
 */
export async function findInvite(db: Connection, token: string): Promise<ActorOf<'guest'>> {
  const row = await db
    .selectFrom('invoice_invites')
    .select(['id', 'invoice_id', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', hashSecret(token).toString('hex'))
    .executeTakeFirst();
  if (!row || row.revoked_at !== null) throw new Refusal('InvalidInviteTokenError', 'This link is not valid.');
  if (row.expires_at.getTime() <= Date.now()) {
    throw new Refusal('ExpiredInviteTokenError', 'This link has expired. Ask the seller for a new one.');
  }
  return { kind: 'guest', inviteId: row.id, invoiceId: row.invoice_id };
}

/** Finds the invoice that a token opens, or has opened before it expired or was revoked. */
export async function findInvitedInvoiceId(db: Connection, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoice_invites')
    .select('invoice_id')
    .where('token_hash', '=', hashSecret(token).toString('hex'))
    .executeTakeFirst();
  return row?.invoice_id ?? null;
}

/** Asserts that the guest's token is for this invoice. @throws InvalidInviteTokenError */
export function assertInvited(guest: ActorOf<'guest'>, invoiceId: string): void {
  if (guest.invoiceId !== invoiceId) {
    throw new Refusal('InvalidInviteTokenError', 'This link opens another invoice.');
  }
}
