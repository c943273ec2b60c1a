import { type Kysely, sql } from 'kysely';

/**
 * Instructions to the bank for any purpose, no longer for debits of invoice payments alone, and events of all kinds.
 * The sandbox's bank plans its events one by one, so that they can be repeated and reordered. Debits that wait must be
 * submitted first: their account tokens were encrypted for another row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from rails_submissions where state in ('queued', 'unknown') limit 1`.execute(db);
  if (rows.length > 0)
    throw new Error('Debits are waiting to be submitted. Let the version before this one finish them.');
  await sql.raw(instructions).execute(db);
  await sql.raw(events).execute(db);
  await sql.raw(sandboxBank).execute(db);
}

const instructions = `
create table rails_instructions (
  id text primary key,
  owner_type text not null,
  owner_id text not null,
  presentment integer not null default 1 check (presentment > 0),
  reference text not null unique,
  kind text not null check (kind in ('debit', 'credit', 'wire', 'book')),
  rail text not null,
  state text not null check (state in (
    'queued', 'unknown', 'accepted', 'refused', 'settled', 'rejected', 'returned', 'recalled')),
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sealed_counterparty bytea,
  statement_descriptor text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  bank_reference text unique,
  failure_code text,
  queued_at timestamptz not null,
  accepted_at timestamptz,
  settled_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (owner_type, owner_id, presentment),
  constraint rails_instructions_counterparty_kept check (state not in ('queued', 'unknown') or sealed_counterparty is not null)
);
create index rails_instructions_open on rails_instructions (next_attempt_at, id) where state in ('queued', 'unknown');

insert into rails_instructions (id, owner_type, owner_id, reference, kind, rail, state, amount_minor, currency,
  statement_descriptor, attempts, next_attempt_at, bank_reference, failure_code, queued_at, accepted_at, settled_at,
  ended_at, created_at)
select s.payment_id, 'invoice-payment', s.payment_id, s.reference, 'debit', 'ach',
  case
    when s.state = 'refused' then 'refused'
    when p.state in ('returned', 'reversed') then 'returned'
    when p.settled_at is not null then 'settled'
    else 'accepted'
  end,
  p.amount_minor, p.currency, '', s.attempts, s.next_attempt_at, s.trace_number, coalesce(s.refusal_code, p.failure_code),
  p.authorized_at, case when s.state = 'accepted' then p.authorized_at end, p.settled_at, p.failed_at, s.created_at
from rails_submissions s join invoice_payments p on p.id = s.payment_id;
drop table rails_submissions;
`;

const events = `
alter table rails_events rename column return_code to code;
alter table rails_events
  drop constraint rails_events_kind_check,
  add constraint rails_events_kind_check
    check (kind in ('submitted', 'settled', 'rejected', 'returned', 'recalled', 'incoming')),
  add column sealed_credit bytea,
  add constraint rails_events_credit_kept check ((kind = 'incoming') = (sealed_credit is not null));
create index rails_events_by_reference on rails_events (reference);
`;

const sandboxBank = `
create table sandbox_rails_events (
  provider_event_id text primary key,
  reference text not null,
  kind text not null,
  code text,
  fee_minor numeric(38, 0),
  credit text,
  occurred_at timestamptz not null,
  deliver_at timestamptz not null,
  deliveries_left integer not null default 1
);
create index sandbox_rails_events_coming on sandbox_rails_events (deliver_at, provider_event_id) where deliveries_left > 0;
insert into sandbox_rails_events (provider_event_id, reference, kind, code, fee_minor, occurred_at, deliver_at)
select trace_number || ':settled', reference, 'settled', null, null, settles_at, settles_at
from sandbox_rails_entries where settles_at is not null and not settlement_delivered
union all
select trace_number || ':returned', reference, 'returned', return_code, 200, returns_at, returns_at
from sandbox_rails_entries where returns_at is not null and not return_delivered;

alter table sandbox_rails_entries rename column trace_number to bank_reference;
alter table sandbox_rails_entries
  drop column return_code,
  drop column settles_at,
  drop column returns_at,
  drop column settlement_delivered,
  drop column return_delivered;

create table sandbox_rails_outages (
  reference text primary key,
  failures integer not null
);
`;
