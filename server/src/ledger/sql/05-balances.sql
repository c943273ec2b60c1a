-- Rows are updated one by one in the order of account ids, so that sets that share several accounts wait for each other
-- instead of deadlocking. Accounts whose balance doesn't change, such as those in flight within one command, aren't
-- touched.
--
-- An organization's balance also numbers its posted lines while its row is locked: so numbers have no gap, and running
-- balances and times are in their order. A later line is never booked at an earlier time than the one before it, even if
-- its command began first: a period is then a range of numbers. ../canonical-form.ts describes the form of the hash.
-- The hash has two hashes within, so that a proof shows where a line stands without its balance, or with its balance but
-- without the totals of all that the account ever received. The innermost has the salt.
create or replace function ledger_statement_line_hash(entry ledger_statement_lines, code text, unit text) returns bytea
language sql immutable as $$
  select ledger_hash_of('quittance-statement-line-2', array[code, unit, entry.position::text,
    ledger_microseconds(entry.booked_at), encode(entry.previous_hash, 'hex'),
    encode(ledger_hash_of('quittance-statement-balance-1', array[entry.balance::text,
      encode(ledger_hash_of('quittance-statement-entry-1', array[entry.journal_id, entry.line_no::text,
        entry.change::text, entry.received_lines::text, entry.received::text, encode(entry.salt, 'hex')]), 'hex')]), 'hex')])
$$;

create or replace function ledger_apply_lines() returns trigger language plpgsql as $$
declare
  change record;
  stored ledger_balances;
  line record;
  entry ledger_statement_lines;
begin
  for change in
    select a.id, a.code, a.unit,
      sum(case when not l.is_posted then 0 when l.direction = a.normal_side then l.amount else -l.amount end) as posted,
      sum(case when l.direction = a.normal_side then 0 else p.sign * l.amount end) as pending_decrease,
      sum(case when l.direction = a.normal_side then p.sign * l.amount else 0 end) as pending_increase,
      jsonb_agg(jsonb_build_object('journal', l.journal_id, 'line_no', l.line_no, 'effective', j.effective_at,
          'change', case when l.direction = a.normal_side then l.amount else -l.amount end)
        order by l.journal_id, l.line_no) filter (where a.kind = 'avail' and l.is_posted) as listed
    from new_lines l
      join ledger_journals j on j.id = l.journal_id
      join ledger_accounts a on a.id = l.account_id
      cross join lateral (select case j.phase when 'hold' then 1 when 'single' then 0 else -1 end as sign) p
    where a.keeps_balance
    group by a.id
    order by a.id
  loop
    continue when change.posted = 0 and change.pending_decrease = 0 and change.pending_increase = 0
      and change.listed is null;
    if change.listed is null then
      update ledger_balances set
        posted = posted + change.posted,
        pending_decrease = pending_decrease + change.pending_decrease,
        pending_increase = pending_increase + change.pending_increase
      where account_id = change.id;
      continue;
    end if;
    select * into stored from ledger_balances where account_id = change.id for no key update;
    entry.account_id := change.id;
    entry.form := 2;
    entry.position := stored.statement_lines;
    entry.balance := stored.posted;
    entry.received_lines := stored.received_lines;
    entry.received := stored.received;
    entry.booked_at := stored.last_booked_at;
    entry.hash := coalesce(stored.last_line_hash, decode(repeat('00', 32), 'hex'));
    for line in
      select * from jsonb_to_recordset(change.listed)
        as (journal text, line_no integer, effective timestamptz, change numeric(38, 0))
    loop
      entry.position := entry.position + 1;
      entry.journal_id := line.journal;
      entry.line_no := line.line_no;
      entry.change := line.change;
      entry.balance := entry.balance + line.change;
      if line.change > 0 then
        entry.received_lines := entry.received_lines + 1;
        entry.received := entry.received + line.change;
      end if;
      entry.booked_at := greatest(entry.booked_at, line.effective);
      entry.salt := uuid_send(gen_random_uuid());
      entry.previous_hash := entry.hash;
      entry.hash := ledger_statement_line_hash(entry, change.code, change.unit);
      insert into ledger_statement_lines select entry.*;
    end loop;
    update ledger_balances set
      posted = posted + change.posted,
      pending_decrease = pending_decrease + change.pending_decrease,
      pending_increase = pending_increase + change.pending_increase,
      statement_lines = entry.position,
      received_lines = entry.received_lines,
      received = entry.received,
      last_booked_at = entry.booked_at,
      last_line_hash = entry.hash
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
