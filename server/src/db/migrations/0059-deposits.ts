import { type Kysely, sql } from 'kysely';

/**
 * Deposits with their states, and the matches of each to an organization's account. Deposits from before come from their
 * audit events and journals. The index finds an organization by the reference in its deposit instructions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(deposits).execute(db);
  await sql.raw(earlier).execute(db);
}

const deposits = `
create table deposits (
  id text primary key,
  bank_reference text not null unique,
  rail text not null,
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('unmatched', 'held', 'credited', 'recalled')),
  organization_id text references organizations,
  account_type text check (account_type in ('traditional', 'smart', 'merchant')),
  matches integer not null default 0,
  sealed_details bytea,
  arrived_at timestamptz not null,
  recall_code text,
  recalled_at timestamptz,
  constraint deposits_matched check ((organization_id is not null) = (state in ('held', 'credited'))),
  constraint deposits_account check ((organization_id is null) = (account_type is null))
);
create index deposits_of_organization on deposits (organization_id, id);
create index deposits_by_state on deposits (state, id) where state in ('unmatched', 'held');
create index deposits_recalled on deposits (id) where recalled_at is not null;

create table deposit_matches (
  deposit_id text not null references deposits,
  number integer not null check (number > 0),
  organization_id text not null references organizations,
  account_type text not null,
  matched_by text not null check (matched_by in ('account', 'reference', 'staff')),
  is_held boolean not null,
  matched_at timestamptz not null,
  released_at timestamptz,
  undone_at timestamptz,
  primary key (deposit_id, number),
  constraint deposit_matches_released check (released_at is null or is_held)
);
create index organizations_by_deposit_reference on organizations (upper(left(md5(id), 12)));
`;

const earlier = `
insert into deposits (id, bank_reference, rail, amount_minor, currency, state, organization_id, account_type, matches,
  arrived_at)
select event.object_id, event.object_id, 'wire', (event.detail ->> 'amountMinor')::numeric, event.detail ->> 'currency',
  'credited', event.organization_id, split_part(account.code, ':', 3), 1, event.at_business
from audit_events event
  join ledger_journals journal on journal.business_key = 'deposit:' || event.object_id || ':booked'
  join ledger_lines line on line.journal_id = journal.id and line.direction = 'credit'
  join ledger_accounts account on account.id = line.account_id
where event.action = 'deposit.arrived';

insert into deposit_matches (deposit_id, number, organization_id, account_type, matched_by, is_held, matched_at)
select id, 1, organization_id, account_type, 'account', false, arrived_at from deposits;
`;
