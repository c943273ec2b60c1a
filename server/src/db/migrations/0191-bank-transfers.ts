import { type Kysely, sql } from 'kysely';

/**
 * Bank transfers that pay an invoice. An incoming deposit names the invoice by its reference: what is due pays it, and
 * the rest goes to the buyer's balance or back to its sender. The index finds an invoice by its reference.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table invoices add bank_transfer_enabled boolean not null default false',
  // What a seller's overview counts.
  `create index invoices_reported_paid on invoices (seller_organization_id)
    where status = 'sent' and external_notified_at is not null`,
  `create index invoices_by_transfer_reference on invoices (upper(left(md5(id), 16))) where number is not null`,
  `alter table invoice_payments
    drop constraint invoice_payments_method,
    add constraint invoice_payments_method check (method in ('balance', 'bank-debit', 'bank-transfer'))`,
  `alter table deposits
    add applied_minor numeric(38, 0) not null default 0,
    add payment_id text unique references invoice_payments deferrable initially deferred,
    add invoice_id text references invoices,
    add refund_queued_at timestamptz,
    add refund_settled_at timestamptz,
    add refund_failed_at timestamptz,
    add refund_failure_code text,
    add refund_fee_minor numeric(38, 0) not null default 0,
    drop constraint deposits_state_check,
    add constraint deposits_state_check check (state in
      ('unmatched', 'held', 'credited', 'recalled', 'applied', 'refunding', 'refunded')),
    add constraint deposits_applied check (applied_minor between 0 and amount_minor
      and (applied_minor > 0) = (payment_id is not null)
      and (applied_minor = amount_minor) = (state = 'applied')
      and (payment_id is null or invoice_id is not null)),
    add constraint deposits_refunded check (
      (state <> 'refunding' or (refund_queued_at is not null and refund_failed_at is null))
      and (state <> 'refunded' or (refund_settled_at is not null and refund_failed_at is null))
      and (refund_failed_at is null) = (refund_failure_code is null)
      and (refund_queued_at is not null or (refund_settled_at is null and refund_failed_at is null)))`,
  `alter table deposit_matches
    drop constraint deposit_matches_matched_by_check,
    add constraint deposit_matches_matched_by_check check (matched_by in ('account', 'reference', 'invoice', 'staff'))`,
];
