-- The tables of the fixed reference: what a payment needs at the least so that the database itself keeps the promises of
-- ours. Journals balance and are never changed, no balance falls below zero, one journal for each business key, one
-- payment for each invoice. Nothing here is shared with the product, so that its waste doesn't raise the floor.

create table floor_accounts (
  id bigint primary key,
  posted numeric(38, 0) not null check (posted >= 0)
) with (fillfactor = 70);

create table floor_invoices (
  id bigint primary key,
  status text not null,
  amount numeric(38, 0) not null check (amount > 0)
) with (fillfactor = 70);

create table floor_journals (
  business_key text primary key,
  book text not null,
  invoice_id bigint not null,
  recorded_at timestamptz not null default clock_timestamp(),
  hash bytea not null
);

-- Amounts are positive for debits and negative for credits.
create table floor_lines (
  business_key text not null references floor_journals,
  line_no integer not null,
  account_id bigint not null,
  amount numeric(38, 0) not null check (amount <> 0),
  primary key (business_key, line_no)
);

create table floor_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  template text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);

create function floor_refuse_imbalance() returns trigger language plpgsql as $$
begin
  if exists (select from new_lines group by business_key having sum(amount) <> 0) then
    raise exception 'debits and credits differ';
  end if;
  return null;
end $$;
create trigger floor_lines_balance after insert on floor_lines referencing new table as new_lines
  for each statement execute function floor_refuse_imbalance();

create function floor_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger floor_journals_append_only before update or delete on floor_journals
  for each statement execute function floor_refuse_change();
create trigger floor_lines_append_only before update or delete on floor_lines
  for each statement execute function floor_refuse_change();

-- Accounts: buyers 1 to 64 have money; an open invoice has its receivable at id * 10.
insert into floor_accounts select id, 1e15 from generate_series(1, 64) id;
