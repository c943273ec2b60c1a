import { type Kysely, sql } from 'kysely';

/**
 * Debits that are presented again after a return, the risk tier that sets a debit's return window, and write-offs of
 * what sellers owe after late returns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(presentments).execute(db);
  await sql.raw(debts).execute(db);
}

const presentments = `
alter table invoice_payments
  add column presentment integer not null default 1 check (presentment > 0),
  add column present_at timestamptz,
  add column risk_tier text check (risk_tier in ('standard', 'consumer', 'elevated')),
  add column window_banking_days integer check (window_banking_days > 0),
  add constraint invoice_payments_presented check (present_at is null or (presentment > 1 and state = 'authorized')),
  add constraint invoice_payments_tier check ((risk_tier is null) = (window_banking_days is null));
create index invoice_payments_present on invoice_payments (present_at) where present_at is not null;
create index debit_authorizations_of_account on debit_authorizations (account_fingerprint);

create table returned_presentments (
  payment_id text not null references invoice_payments,
  presentment integer not null check (presentment > 0),
  was_settled boolean not null,
  return_code text not null,
  returned_at timestamptz not null,
  primary key (payment_id, presentment)
);
`;

const debts = `
create table seller_write_offs (
  id text primary key,
  organization_id text not null references organizations,
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  written_off_at timestamptz not null
);
create index ledger_balances_debts on ledger_balances (owner_organization_id, unit)
  where kind = 'due:seller' and not is_empty;
`;
