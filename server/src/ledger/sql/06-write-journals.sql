-- An entry: id, businessKey, book, kind, phase, reverses, resolves, organizationId, invoiceId, lines. A line: account,
-- unit, owner, direction, amount. ../canonical-form.ts describes the forms of the hashes.
--
-- Our own error codes, converted to typed errors by ../ledger-errors.ts:
-- QL001 key reused, QL002 hold resolved, QL003 already reversed, QL004 nothing to reverse or resolve.

create or replace function ledger_refuse_owner(business_key text) returns bigint language plpgsql as $$
begin
  raise exception 'an account of % belongs to another owner', business_key using errcode = 'check_violation';
end $$;

create or replace function ledger_stored_lines(of_journal text, turns_round boolean) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('account', a.code, 'unit', a.unit, 'owner', a.owner_organization_id,
      'direction', case when (l.direction = 'debit') <> turns_round then 'debit' else 'credit' end, 'amount', l.amount)
    order by l.line_no)
  from ledger_lines l join ledger_accounts a on a.id = l.account_id
  where l.journal_id = of_journal
$$;

create or replace function ledger_is_same(stored ledger_journals, entry jsonb) returns boolean language sql stable
  return (stored.kind, stored.phase, stored.reverses, stored.resolves, stored.organization_id, stored.invoice_id)
      is not distinct from
      (entry ->> 'kind', entry ->> 'phase', entry ->> 'reverses', entry ->> 'resolves', entry ->> 'organizationId',
        entry ->> 'invoiceId')
    and ledger_stored_lines(stored.id, false) = (
      select jsonb_agg(jsonb_build_object('account', account, 'unit', unit, 'owner', owner, 'direction', direction,
        'amount', amount) order by line_no)
      from rows from (jsonb_to_recordset(entry -> 'lines')
          as (account text, unit text, owner text, direction text, amount numeric(38, 0))) with ordinality
          as line (account, unit, owner, direction, amount, line_no));

create or replace function ledger_find_written(entry jsonb) returns text language plpgsql as $$
declare
  stored ledger_journals;
begin
  select * into stored from ledger_journals j where j.business_key = entry ->> 'businessKey' and j.book = entry ->> 'book';
  if found and ledger_is_same(stored, entry) then
    return stored.id;
  elsif found then
    raise exception 'business key % names a journal with other content', entry ->> 'businessKey' using errcode = 'QL001';
  elsif entry ->> 'resolves' is not null then
    raise exception 'hold % is resolved already', entry ->> 'resolves' using errcode = 'QL002';
  elsif entry ->> 'reverses' is not null then
    raise exception 'journal % is reversed already', entry ->> 'reverses' using errcode = 'QL003';
  end if;
  raise exception 'journal id % exists already', entry ->> 'id' using errcode = 'unique_violation';
end $$;

create or replace function ledger_write(entries jsonb, effective timestamptz) returns table (journal_id text, repeated boolean)
language plpgsql as $$
declare
  recorded timestamptz := clock_timestamp();
  written text[];
begin
  insert into ledger_accounts (code, unit, owner_organization_id)
    select distinct on (line.account, line.unit) line.account, line.unit, line.owner
    from jsonb_array_elements(entries) entry,
      jsonb_to_recordset(entry -> 'lines') as line (account text, unit text, owner text)
    where not exists (select from ledger_accounts a where a.code = line.account and a.unit = line.unit)
    order by line.account, line.unit
    on conflict (code, unit) do nothing;

  -- A conflict waits for a transaction that is just writing the same key, and yields to it if it commits.
  with entry as materialized (
    select * from rows from (jsonb_to_recordset(entries) as (id text, "businessKey" text, book text, kind text, phase text,
        reverses text, resolves text, "organizationId" text, "invoiceId" text, lines jsonb)) with ordinality
      as entry (id, business_key, book, kind, phase, reverses, resolves, organization_id, invoice_id, lines, position)
  ), salted as materialized (
    select entry.position, entry.id as journal_id, entry.business_key, entry.phase, line.*,
      uuid_send(gen_random_uuid()) as salt
    from entry
      cross join lateral rows from (jsonb_to_recordset(entry.lines)
          as (account text, unit text, owner text, direction text, amount numeric(38, 0))) with ordinality
          as line (account, unit, owner, direction, amount, line_no)
  ), line as materialized (
    select salted.position, salted.line_no, salted.direction, salted.amount, salted.salt,
      case when a.owner_organization_id is not distinct from salted.owner then a.id
        else ledger_refuse_owner(salted.business_key) end as account_id,
      ledger_hash_of('quittance-line-2', array[salted.journal_id, salted.line_no::text, salted.account, salted.unit,
        salted.owner, salted.direction, salted.amount::text,
        case when salted.phase in ('single', 'post') then 'posted' else 'pending' end, encode(salted.salt, 'hex')]) as hash
    from salted
      join ledger_accounts a on a.code = salted.account and a.unit = salted.unit
  ), journal as (
    insert into ledger_journals (id, business_key, book, kind, phase, reverses, resolves, organization_id, invoice_id,
      line_count, effective_at, recorded_at, hash)
    select id, business_key, book, kind, phase, reverses, resolves, organization_id, invoice_id, line_count, effective,
      recorded,
      ledger_hash_of('quittance-journal-1', array[id, business_key, book, kind, phase, reverses, resolves,
        organization_id, invoice_id, line_count::text, ledger_microseconds(effective), ledger_microseconds(recorded)],
        hashes)
    from entry
      cross join lateral (select jsonb_array_length(entry.lines) as line_count) counted
      cross join lateral (
        select string_agg(encode(line.hash, 'hex'), E'\n' order by line.line_no) as hashes
        from line where line.position = entry.position) hashed
    order by position
    on conflict do nothing
    returning id, business_key, book
  ), lines as (
    insert into ledger_lines (journal_id, line_no, account_id, direction, amount, is_posted, salt, hash)
    select entry.id, line.line_no, line.account_id, line.direction, line.amount, entry.phase in ('single', 'post'), line.salt,
      line.hash
    from journal
      join entry on entry.id = journal.id and entry.business_key = journal.business_key and entry.book = journal.book
      join line on line.position = entry.position
  )
  select coalesce(array_agg(id), '{}') into written from journal;

  return query
    select case when is_written then entry ->> 'id' else ledger_find_written(entry) end, not is_written
    from jsonb_array_elements(entries) with ordinality as listed (entry, position)
      cross join lateral (select entry ->> 'id' = any (written) as is_written) outcome
    order by position;
end $$;
