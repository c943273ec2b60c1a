-- Rows are updated one by one in the order of account ids, so that sets that share several accounts wait for each other
-- instead of deadlocking. Accounts whose balance doesn't change, such as those in flight within one command, aren't
-- touched.
create or replace function ledger_apply_lines() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select a.id,
      sum(case when not l.is_posted then 0 when l.direction = a.normal_side then l.amount else -l.amount end) as posted,
      sum(case when l.direction = a.normal_side then 0 else p.sign * l.amount end) as pending_decrease,
      sum(case when l.direction = a.normal_side then p.sign * l.amount else 0 end) as pending_increase
    from new_lines l
      join ledger_journals j on j.id = l.journal_id
      join ledger_accounts a on a.id = l.account_id
      cross join lateral (select case j.phase when 'hold' then 1 when 'single' then 0 else -1 end as sign) p
    where a.keeps_balance
    group by a.id
    order by a.id
  loop
    continue when change.posted = 0 and change.pending_decrease = 0 and change.pending_increase = 0;
    update ledger_balances set
      posted = posted + change.posted,
      pending_decrease = pending_decrease + change.pending_decrease,
      pending_increase = pending_increase + change.pending_increase
    where account_id = change.id;
  end loop;
  insert into ledger_unsealed (journal_id) select distinct journal_id from new_lines;
  return null;
end $$;

create or replace trigger ledger_lines_3_apply after insert on ledger_lines referencing new table as new_lines
  for each statement execute function ledger_apply_lines();

create or replace function ledger_lock_balance(account_code text, account_unit text) returns numeric language sql
security definer set search_path = public, pg_temp as $$
  select b.posted - b.pending_decrease from ledger_balances b
  where b.account_id = (select a.id from ledger_accounts a where a.code = account_code and a.unit = account_unit)
  for no key update
$$;
