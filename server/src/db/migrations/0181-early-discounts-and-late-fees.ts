import { type Kysely, sql } from 'kysely';

/**
 * Early discounts and late fees. Their terms are frozen with the sent document. A late fee is a separate row, so that
 * the document's amounts never change; `total_due_minor` is the amount to pay and the fees so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(terms).execute(db);
  await sql.raw(lateFees).execute(db);
}

const terms = `
alter table invoices
  add early_discount_percent numeric check (early_discount_percent > 0 and early_discount_percent < 1),
  add early_discount_end_date date,
  add early_discount_minor numeric(38,0) not null default 0 check (early_discount_minor >= 0),
  add discount_taken_minor numeric(38,0) not null default 0
    check (discount_taken_minor in (0, early_discount_minor)),
  add late_fee_type text check (late_fee_type in ('flat', 'recurring', 'compound')),
  add late_fee_percent numeric check (late_fee_percent > 0 and late_fee_percent <= 1),
  add late_fee_repeat_period integer check (late_fee_repeat_period between 1 and 365),
  add late_fee_minor numeric(38,0) not null default 0 check (late_fee_minor >= 0),
  add late_fee_periods integer not null default 0 check (late_fee_periods >= 0),
  add next_late_fee_on date;
create index invoices_late_fee_due on invoices (next_late_fee_on, id)
  where status = 'sent' and next_late_fee_on is not null;
alter table invoice_payments
  add discount_minor numeric(38,0) not null default 0 check (discount_minor >= 0)`;

const lateFees = `
create table invoice_late_fees (
  invoice_id text not null references invoices (id),
  period integer not null check (period >= 1),
  amount_minor numeric(38,0) not null check (amount_minor > 0),
  charged_on date not null,
  primary key (invoice_id, period)
)`;
