create or replace function ledger_check_lines() returns trigger language plpgsql as $$
declare
  faulty record;
begin
  with by_unit as (
    select l.journal_id, j.line_count, count(*) as lines, max(l.line_no) as last_line,
      sum(case l.direction when 'debit' then l.amount else -l.amount end) as difference,
      bool_and(a.id is not null and a.book = j.book) as fits_book,
      bool_and(l.is_posted = (j.phase in ('single', 'post'))) as fits_phase
    from new_lines l
      left join ledger_journals j on j.id = l.journal_id
      left join ledger_accounts a on a.id = l.account_id
    group by l.journal_id, j.line_count, a.unit
  )
  select journal_id,
    sum(lines) = line_count and max(last_line) = line_count as is_whole,
    bool_and(difference = 0) as is_balanced, bool_and(fits_book) as fits_book, bool_and(fits_phase) as fits_phase
    into faulty
    from by_unit group by journal_id, line_count
    having not (sum(lines) = line_count and max(last_line) = line_count and bool_and(difference = 0)
      and bool_and(fits_book) and bool_and(fits_phase))
    limit 1;
  if found then
    raise exception 'journal % is refused', faulty.journal_id using errcode = 'check_violation', detail = case
      when not faulty.is_whole then 'Its lines are not all there, or there are more than it has.'
      when not faulty.fits_book then 'A line names an account that does not exist or stands in another book.'
      when not faulty.is_balanced then 'Debits and credits differ.'
      else 'Its lines do not fit its phase.' end;
  end if;
  return null;
end $$;

create or replace function ledger_check_mirrors() returns trigger language plpgsql as $$
declare
  faulty text;
begin
  select m.id into faulty
    from (select distinct j.id, j.reverses, j.resolves, j.line_count
          from new_lines l join ledger_journals j on j.id = l.journal_id
          where j.reverses is not null or j.resolves is not null) m
      join ledger_journals o on o.id = coalesce(m.reverses, m.resolves)
    where o.line_count <> m.line_count
      or (m.resolves is not null and o.phase <> 'hold')
      or (m.reverses is not null and (o.phase not in ('single', 'post') or o.reverses is not null))
      or exists (
        select l.line_no, l.account_id, l.amount, (l.direction = 'debit') <> (m.reverses is not null)
          from new_lines l where l.journal_id = m.id
        except
        select l.line_no, l.account_id, l.amount, l.direction = 'debit' from ledger_lines l where l.journal_id = o.id)
    limit 1;
  if found then
    raise exception 'journal % does not answer the journal that it reverses or resolves', faulty
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Triggers of one event fire in the order of their names: check before apply.
create or replace trigger ledger_lines_1_check after insert on ledger_lines referencing new table as new_lines
  for each statement execute function ledger_check_lines();
create or replace trigger ledger_lines_2_check_mirrors after insert on ledger_lines referencing new table as new_lines
  for each statement execute function ledger_check_mirrors();

-- Runs at commit, when the rights and search path of the caller are back: so it brings its own.
create or replace function ledger_refuse_empty_journal() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from ledger_lines where journal_id = new.id) then
    raise exception 'journal % has no lines', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- PostgreSQL has no "create or replace constraint trigger".
drop trigger if exists ledger_journals_have_lines on ledger_journals;
create constraint trigger ledger_journals_have_lines after insert on ledger_journals
  deferrable initially deferred for each row execute function ledger_refuse_empty_journal();
