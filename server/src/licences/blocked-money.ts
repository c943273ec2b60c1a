import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/** Money of a payment or a transfer, as {@link blockableMoney} reads it. */
export interface BlockableMoney {
  /** Of the payment or the transfer. */
  readonly id: string;
  /** Null for a transfer. */
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  readonly organization_id: string;
  readonly company_name: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly is_blocked: boolean;
  readonly blocked_at: Date;
  /** Why staff blocked it; null if nobody said so. */
  readonly block_reason: string | null;
}

/**
 * Query of money that is or was blocked. `is_blocked` is false once a licence released it, or its bank or network took it
 * back. The indices of blocked payments and transfers serve it.
 */
export const blockableMoney: RawBuilder<BlockableMoney> = sql`
  select payment.id, payment.invoice_id, invoice.number as invoice_number, organization.id as organization_id,
    organization.legal_name as company_name, payment.amount_minor, payment.currency,
    (payment.state = 'blocked' and payment.taken_back_at is null) as is_blocked, payment.failed_at as blocked_at,
    (
      select event.detail->>'note' from invoice_events event
      where event.invoice_id = payment.invoice_id and event.event = 'payment-denied'
        and event.detail->>'paymentId' = payment.id
      order by event.sequence desc limit 1
    ) as block_reason
  from invoice_payments payment
    join invoices invoice on invoice.id = payment.invoice_id
    join organizations organization
      on organization.id = coalesce(payment.payer_organization_id, invoice.buyer_organization_id)
  union all
  select transfer.id, null, null, organization.id, organization.legal_name, quote.sent_minor + quote.fee_minor,
    quote.from_currency, transfer.state = 'blocked',
    (select max(at) from transfer_events event where event.transfer_id = transfer.id and event.event = 'blocked'),
    (select max(staff_reason) from transfer_events event where event.transfer_id = transfer.id and event.event = 'blocked')
  from transfers transfer
    join transfer_quotes quote on quote.id = transfer.quote_id
    join organizations organization on organization.id = transfer.organization_id`;

interface ReleaseSubject {
  readonly payment_id: string | null;
  readonly transfer_id: string | null;
}

/** Returns whose money a release is about and how much, for its audit. */
export async function getReleasedMoney(db: Connection, { payment_id, transfer_id }: ReleaseSubject) {
  const { rows } = await sql<BlockableMoney>`
    select * from (${blockableMoney}) money where id = ${payment_id ?? transfer_id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A release is about nothing.');
  return {
    organizationId: row.organization_id,
    ...(payment_id === null ? { transferId: transfer_id } : { paymentId: payment_id }),
    amountMinor: row.amount_minor,
    currency: row.currency,
  };
}
