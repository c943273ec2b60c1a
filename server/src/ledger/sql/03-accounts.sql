create or replace function ledger_derive_account() returns trigger language plpgsql as $$
begin
  select k.prefix, k.book, k.normal_side, k.keeps_balance
    into new.kind, new.book, new.normal_side, new.keeps_balance
    from ledger_account_kinds k
    where new.code like k.prefix || ':%'
    order by length(k.prefix) desc limit 1;
  if not found then
    raise exception 'account % is of no known kind', new.code using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger ledger_accounts_derive before insert on ledger_accounts
  for each row execute function ledger_derive_account();

create or replace function ledger_open_balance() returns trigger language plpgsql as $$
begin
  insert into ledger_balances (account_id, kind, owner_organization_id, unit)
    select id, kind, owner_organization_id, unit from opened where keeps_balance;
  return null;
end $$;

create or replace trigger ledger_accounts_open_balance after insert on ledger_accounts referencing new table as opened
  for each statement execute function ledger_open_balance();
