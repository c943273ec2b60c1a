import { type Kysely, sql } from 'kysely';

/**
 * Writes all journals of a command as one set, with one statement each for accounts, hashes, journals and lines, so
 * that the ledger's triggers run once for all of them. Rules apply to the end of a set, as they do to the lines of a
 * journal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [openBalances, applyLines, write, post, mirror, dropped])
    await sql.raw(statement).execute(db);
}

const openBalances = `
  drop trigger ledger_accounts_open_balance on ledger_accounts;

  create or replace function ledger_open_balance() returns trigger language plpgsql as $$
  begin
    insert into ledger_balances (account_id, kind, owner_organization_id, unit)
      select id, kind, owner_organization_id, unit from opened where keeps_balance;
    return null;
  end $$;

  create trigger ledger_accounts_open_balance after insert on ledger_accounts referencing new table as opened
    for each statement execute function ledger_open_balance();
`;

// Rows are updated one by one in the order of account ids, so that sets that share several accounts wait for each other
// instead of deadlocking. Accounts whose balance doesn't change, such as those in flight within one command, aren't
// touched.
const applyLines = `
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
`;

// An entry: id, businessKey, book, kind, phase, reverses, resolves, organizationId, invoiceId, lines. A line: account, unit,
// owner, direction, amount. The forms of the hashes are those of server/src/ledger/canonical-form.ts.
const write = `
  create function ledger_refuse_owner(business_key text) returns bigint language plpgsql as $$
  begin
    raise exception 'an account of % belongs to another owner', business_key using errcode = 'check_violation';
  end $$;

  create function ledger_stored_lines(of_journal text, turns_round boolean) returns jsonb language sql stable as $$
    select jsonb_agg(jsonb_build_object('account', a.code, 'unit', a.unit, 'owner', a.owner_organization_id,
        'direction', case when (l.direction = 'debit') <> turns_round then 'debit' else 'credit' end, 'amount', l.amount)
      order by l.line_no)
    from ledger_lines l join ledger_accounts a on a.id = l.account_id
    where l.journal_id = of_journal
  $$;

  create function ledger_is_same(stored ledger_journals, entry jsonb) returns boolean language sql stable
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

  create function ledger_find_written(entry jsonb) returns text language plpgsql as $$
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

  create function ledger_write(entries jsonb, effective timestamptz) returns table (journal_id text, repeated boolean)
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
    ), line as materialized (
      select entry.position, line.line_no, line.direction, line.amount,
        case when a.owner_organization_id is not distinct from line.owner then a.id
          else ledger_refuse_owner(entry.business_key) end as account_id,
        ledger_hash_of('quittance-line-1', array[entry.id, line.line_no::text, line.account, line.unit, line.owner,
          line.direction, line.amount::text,
          case when entry.phase in ('single', 'post') then 'posted' else 'pending' end]) as hash
      from entry
        cross join lateral rows from (jsonb_to_recordset(entry.lines)
            as (account text, unit text, owner text, direction text, amount numeric(38, 0))) with ordinality
            as line (account, unit, owner, direction, amount, line_no)
        join ledger_accounts a on a.code = line.account and a.unit = line.unit
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
          select string_agg(encode(line.hash, 'hex'), E'\\n' order by line.line_no) as hashes
          from line where line.position = entry.position) hashed
      order by position
      on conflict do nothing
      returning id, business_key, book
    ), lines as (
      insert into ledger_lines (journal_id, line_no, account_id, direction, amount, is_posted, hash)
      select entry.id, line.line_no, line.account_id, line.direction, line.amount, entry.phase in ('single', 'post'), line.hash
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
`;

// A session caches plans, often from when tables were small, until new statistics are taken. The entry points therefore
// disable plans that read whole tables, for everything that runs within them. They also disable JIT compilation for
// plans of guessed size: PostgreSQL assumes a hundred rows for a document.
const entryPoint = `security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off`;

const post = `
  create or replace function ledger_post(entries jsonb, effective timestamptz)
  returns table (journal_id text, repeated boolean) language plpgsql ${entryPoint} as $$
  begin
    -- Only ledger_mirror says what a journal reverses or resolves.
    return query select w.journal_id, w.repeated from ledger_write(
      (select jsonb_agg(entry - array['reverses', 'resolves'] order by position)
        from jsonb_array_elements(entries) with ordinality as listed (entry, position)), effective) w;
  end $$;
`;

const mirror = `
  create or replace function ledger_mirror(entry jsonb, original_key text, effective timestamptz, out journal_id text,
    out repeated boolean) language plpgsql ${entryPoint} as $$
  declare
    original ledger_journals;
    reverses boolean := entry ->> 'phase' = 'single';
  begin
    select * into original from ledger_journals j where j.business_key = original_key and j.book = entry ->> 'book';
    if not found or original.reverses is not null
        or not (case when reverses then original.phase in ('single', 'post') else original.phase = 'hold' end)
    then
      raise exception 'no journal % in book % to reverse or resolve', original_key, entry ->> 'book'
        using errcode = 'QL004';
    end if;
    select w.journal_id, w.repeated into journal_id, repeated from ledger_write(
      jsonb_build_array(entry - array['reverses', 'resolves'] || jsonb_build_object(
        'organizationId', original.organization_id, 'invoiceId', original.invoice_id,
        case when reverses then 'reverses' else 'resolves' end, original.id,
        'lines', ledger_stored_lines(original.id, reverses))), effective) w;
  end $$;
`;

const dropped = `
  drop function ledger_write_journal(ledger_journals, ledger_line_draft[]);
  drop function ledger_is_same(ledger_journals, ledger_journals, ledger_line_draft[]);
  drop function ledger_draft_journal(jsonb, timestamptz);
  drop function ledger_lock_balances(jsonb);
  drop function ledger_drafts(jsonb);
  drop function ledger_open_accounts(jsonb);
  drop function ledger_stored_drafts(text);
  drop function ledger_journal_hash(ledger_journals, bytea[]);
  drop function ledger_line_hashes(ledger_journals, ledger_line_draft[]);
  drop type ledger_line_draft;
`;
