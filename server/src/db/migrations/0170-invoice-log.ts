import { type Kysely, sql } from 'kysely';

/**
 * How an invoice ends without a payment, and where each side finds it: in its list, in its invoice log, or in both. The
 * log has what is finished; the list has everything that its reader did not archive, except what was canceled or paid
 * externally, which leaves both lists at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const gone = "status in ('canceled_by_sender', 'paid_externally')";
const finished = "status in ('completed', 'paid_late', 'canceled_by_sender', 'paid_externally')";

const statements = [
  `alter table invoices
    add rejected_at timestamptz,
    add rejection_message text,
    add canceled_at timestamptz,
    add cancel_message text,
    add denied_at timestamptz,
    add denial_reason text check (denial_reason in ('payment_denied_by_compliance', 'recipient_not_verified')),
    add marked_by text,
    add archived_by_seller boolean not null default false,
    add archived_by_buyer boolean not null default false,
    add in_income boolean not null generated always as
      (status <> 'deleted' and not (${gone}) and not archived_by_seller) stored,
    add in_income_log boolean not null generated always as
      (status <> 'deleted' and (${finished} or archived_by_seller)) stored,
    add in_expenses boolean not null generated always as
      (number is not null and not (${gone}) and not archived_by_buyer) stored,
    add in_expense_log boolean not null generated always as
      (number is not null and (${finished} or archived_by_buyer)) stored,
    add constraint invoices_rejected check (status <> 'rejected_by_recipient' or rejected_at is not null),
    add constraint invoices_canceled check ((status = 'canceled_by_sender') = (canceled_at is not null)),
    add constraint invoices_denied check ((status = 'denied') = (denied_at is not null)
      and (denied_at is null) = (denial_reason is null)),
    add constraint invoices_marked check ((status = 'paid_externally') = (marked_by is not null))`,
  'drop index invoices_income, invoices_expenses',
  `create index invoices_income on invoices (seller_organization_id, due_date desc, id desc) where in_income`,
  `create index invoices_income_log on invoices (seller_organization_id, due_date desc, id desc) where in_income_log`,
  `create index invoices_expenses on invoices (buyer_organization_id, due_date desc, id desc)
    where buyer_organization_id is not null and in_expenses`,
  `create index invoices_expense_log on invoices (buyer_organization_id, due_date desc, id desc)
    where buyer_organization_id is not null and in_expense_log`,
  `create index invoices_to_send on invoices (sending_date) where status = 'scheduled'`,
];
