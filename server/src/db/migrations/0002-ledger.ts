import { type Kysely, sql } from 'kysely';

/**
 * The ledger and the business clock. The database enforces the ledger's rules, whichever program writes: each journal
 * balances in every unit, nothing is changed afterwards, no customer's account falls below zero, each business key has
 * one journal, stored balances match the lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    accountKinds,
    accounts,
    balances,
    journals,
    lines,
    seals,
    appendOnly,
    openedAccount,
    canonicalForm,
    checkLines,
    applyLines,
    writeJournal,
    post,
    mirror,
    seal,
    businessClock,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

const accountKinds = `
  create table ledger_account_kinds (
    prefix text primary key check (prefix ~ '^[a-z]+(:[a-z]+)*$'),
    class text not null check (class in ('asset', 'liability', 'revenue', 'expense', 'clearing', 'memo')),
    book text not null check (book in ('cash', 'points', 'memo')),
    normal_side text not null check (normal_side in ('debit', 'credit')),
    keeps_balance boolean not null
  );

  insert into ledger_account_kinds (prefix, class, book, normal_side, keeps_balance) values
    ('bank',       'asset',     'cash', 'debit',  false),
    ('due',        'asset',     'cash', 'debit',  false),
    ('due:seller', 'asset',     'cash', 'debit',  true),
    ('avail',      'liability', 'cash', 'credit', true),
    ('unsettled',  'liability', 'cash', 'credit', true),
    ('reserve',    'liability', 'cash', 'credit', true),
    ('hold',       'liability', 'cash', 'credit', true),
    ('blocked',    'liability', 'cash', 'credit', true),
    ('payout',     'liability', 'cash', 'credit', true),
    ('feehold',    'liability', 'cash', 'credit', true),
    ('suspense',   'liability', 'cash', 'credit', false),
    ('transit',    'liability', 'cash', 'credit', false),
    ('rewards',    'liability', 'cash', 'credit', false),
    ('rev',        'revenue',   'cash', 'credit', false),
    ('exp',        'expense',   'cash', 'debit',  false),
    ('fx',         'clearing',  'cash', 'debit',  false),
    ('ar',         'memo',      'memo', 'debit',  true),
    ('billed',     'memo',      'memo', 'credit', true),
    ('latefee',    'memo',      'memo', 'credit', true),
    ('inflight',   'memo',      'memo', 'debit',  true),
    ('cashpaid',   'memo',      'memo', 'debit',  true),
    ('discount',   'memo',      'memo', 'debit',  true),
    ('cancelled',  'memo',      'memo', 'debit',  true),
    ('rejected',   'memo',      'memo', 'debit',  true),
    ('external',   'memo',      'memo', 'debit',  true);
`;

const accounts = `
  create table ledger_accounts (
    id bigint generated always as identity primary key,
    code text not null check (code ~ '^[a-z]+(:[A-Za-z0-9_]+)+$'),
    unit text not null check (unit ~ '^[A-Z]{3,5}$'),
    kind text not null references ledger_account_kinds (prefix),
    book text not null,
    normal_side text not null,
    keeps_balance boolean not null,
    owner_organization_id text check (owner_organization_id ~ '^[!-~]+$'),
    unique (code, unit),
    check ((book = 'points') = (unit = 'PTS')),
    constraint ledger_accounts_owner check (keeps_balance = (owner_organization_id is not null))
  );
`;

// Kind, owner and unit are repeated here so that an organization's total is one small index scan. The index uses
// is_empty and not posted: an update that leaves every indexed value unchanged needs no new index entries.
const balances = `
  create table ledger_balances (
    account_id bigint primary key references ledger_accounts (id),
    kind text not null,
    owner_organization_id text not null,
    unit text not null,
    posted numeric(38, 0) not null default 0,
    pending_decrease numeric(38, 0) not null default 0 check (pending_decrease >= 0),
    pending_increase numeric(38, 0) not null default 0 check (pending_increase >= 0),
    is_empty boolean generated always as (posted = 0) stored,
    constraint ledger_balances_not_negative check (posted >= pending_decrease)
  ) with (fillfactor = 70);

  create index ledger_balances_by_owner on ledger_balances (owner_organization_id, kind, unit) where not is_empty;
`;

// All text is visible ASCII, so that tabs and line feeds can separate the fields of the canonical form.
const journals = `
  create table ledger_journals (
    id text primary key check (id ~ '^[!-~]+$'),
    business_key text not null check (business_key ~ '^[!-~]+$'),
    book text not null check (book in ('cash', 'points', 'memo')),
    kind text not null check (kind ~ '^[!-~]+$'),
    phase text not null check (phase in ('single', 'hold', 'post', 'void')),
    reverses text references ledger_journals (id),
    resolves text references ledger_journals (id),
    organization_id text check (organization_id ~ '^[!-~]+$'),
    invoice_id text check (invoice_id ~ '^[!-~]+$'),
    line_count integer not null check (line_count between 2 and 1000),
    effective_at timestamptz not null,
    recorded_at timestamptz not null,
    hash bytea not null check (length(hash) = 32),
    constraint ledger_journals_key unique (business_key, book),
    check ((phase in ('post', 'void')) = (resolves is not null)),
    check (reverses is null or phase = 'single')
  );

  create unique index ledger_journals_reversed_once on ledger_journals (reverses) where reverses is not null;
  create unique index ledger_journals_resolved_once on ledger_journals (resolves) where resolves is not null;
`;

// A line has the unit of its account. There is no foreign key to accounts: its check would lock the account's row, and
// thousands of payments share the house's accounts. A trigger checks instead, which is enough because accounts are
// never deleted.
const lines = `
  create table ledger_lines (
    journal_id text not null references ledger_journals (id),
    line_no integer not null check (line_no > 0),
    account_id bigint not null,
    direction text not null check (direction in ('debit', 'credit')),
    amount numeric(38, 0) not null check (amount > 0),
    is_posted boolean not null,
    hash bytea not null check (length(hash) = 32),
    primary key (journal_id, line_no)
  );

  create index ledger_lines_by_account on ledger_lines (account_id, journal_id);
`;

const seals = `
  create table ledger_seals (
    sequence bigint primary key check (sequence > 0),
    journal_id text not null unique references ledger_journals (id),
    journal_hash bytea not null check (length(journal_hash) = 32),
    previous_hash bytea not null check (length(previous_hash) = 32),
    sealed_at timestamptz not null,
    hash bytea not null check (length(hash) = 32)
  );

  create table ledger_unsealed (journal_id text primary key);
`;

const appendOnly = `
  create trigger ledger_account_kinds_append_only before update or delete or truncate on ledger_account_kinds
    for each statement execute function refuse_change();
  create trigger ledger_accounts_append_only before update or delete or truncate on ledger_accounts
    for each statement execute function refuse_change();
  create trigger ledger_journals_append_only before update or delete or truncate on ledger_journals
    for each statement execute function refuse_change();
  create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines
    for each statement execute function refuse_change();
  create trigger ledger_seals_append_only before update or delete or truncate on ledger_seals
    for each statement execute function refuse_change();

  create function ledger_refuse_direct_change() returns trigger language plpgsql as $$
  begin
    raise exception '% follows the journals and is never written to directly', tg_table_name
      using errcode = 'restrict_violation';
  end $$;

  create trigger ledger_balances_follow_lines before insert or update or delete on ledger_balances
    for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse_direct_change();
  create trigger ledger_balances_stay before truncate on ledger_balances
    for each statement execute function ledger_refuse_direct_change();
`;

const openedAccount = `
  create function ledger_derive_account() returns trigger language plpgsql as $$
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

  create trigger ledger_accounts_derive before insert on ledger_accounts
    for each row execute function ledger_derive_account();

  create function ledger_open_balance() returns trigger language plpgsql as $$
  begin
    insert into ledger_balances (account_id, kind, owner_organization_id, unit)
    values (new.id, new.kind, new.owner_organization_id, new.unit);
    return null;
  end $$;

  create trigger ledger_accounts_open_balance after insert on ledger_accounts
    for each row when (new.keeps_balance) execute function ledger_open_balance();
`;

// server/src/ledger/canonical-form.ts describes the forms and computes them independently.
const canonicalForm = `
  create type ledger_line_draft as (
    account_id bigint, code text, unit text, owner_organization_id text, direction text, amount numeric(38, 0)
  );

  create function ledger_microseconds(instant timestamptz) returns text language sql immutable
    return (extract(epoch from instant) * 1000000)::bigint::text;

  create function ledger_hash_of(title text, fields text[], following text default null) returns bytea
  language sql immutable
    return sha256(convert_to(concat_ws(E'\\n', title, array_to_string(fields, E'\\t', ''), following), 'UTF8'));

  create function ledger_line_hashes(journal ledger_journals, drafts ledger_line_draft[]) returns bytea[]
  language sql immutable as $$
    select array_agg(
      ledger_hash_of('quittance-line-1', array[journal.id, line_no::text, code, unit, owner_organization_id, direction,
        amount::text, case when journal.phase in ('single', 'post') then 'posted' else 'pending' end])
      order by line_no)
    from unnest(drafts) with ordinality
      as line (account_id, code, unit, owner_organization_id, direction, amount, line_no)
  $$;

  create function ledger_journal_hash(journal ledger_journals, line_hashes bytea[]) returns bytea
  language sql immutable as $$
    select ledger_hash_of('quittance-journal-1',
      array[journal.id, journal.business_key, journal.book, journal.kind, journal.phase, journal.reverses,
        journal.resolves, journal.organization_id, journal.invoice_id, journal.line_count::text,
        ledger_microseconds(journal.effective_at), ledger_microseconds(journal.recorded_at)],
      string_agg(encode(hash, 'hex'), E'\\n' order by line_no))
    from unnest(line_hashes) with ordinality as line (hash, line_no)
  $$;

  create function ledger_stored_drafts(of_journal text) returns ledger_line_draft[] language sql stable as $$
    select array_agg((a.id, a.code, a.unit, a.owner_organization_id, l.direction, l.amount)::ledger_line_draft
      order by l.line_no)
    from ledger_lines l join ledger_accounts a on a.id = l.account_id
    where l.journal_id = of_journal
  $$;
`;

const checkLines = `
  create function ledger_check_lines() returns trigger language plpgsql as $$
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

  create function ledger_check_mirrors() returns trigger language plpgsql as $$
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
  create trigger ledger_lines_1_check after insert on ledger_lines referencing new table as new_lines
    for each statement execute function ledger_check_lines();
  create trigger ledger_lines_2_check_mirrors after insert on ledger_lines referencing new table as new_lines
    for each statement execute function ledger_check_mirrors();

  create function ledger_refuse_empty_journal() returns trigger language plpgsql as $$
  begin
    if not exists (select from ledger_lines where journal_id = new.id) then
      raise exception 'journal % has no lines', new.id using errcode = 'check_violation';
    end if;
    return null;
  end $$;

  create constraint trigger ledger_journals_have_lines after insert on ledger_journals
    deferrable initially deferred for each row execute function ledger_refuse_empty_journal();
`;

// Rows are updated one by one in the order of account ids, so that journals that share several accounts wait for each
// other instead of deadlocking.
const applyLines = `
  create function ledger_apply_lines() returns trigger language plpgsql as $$
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
      update ledger_balances set
        posted = posted + change.posted,
        pending_decrease = pending_decrease + change.pending_decrease,
        pending_increase = pending_increase + change.pending_increase
      where account_id = change.id;
    end loop;
    insert into ledger_unsealed (journal_id) select distinct journal_id from new_lines;
    return null;
  end $$;

  create trigger ledger_lines_3_apply after insert on ledger_lines referencing new table as new_lines
    for each statement execute function ledger_apply_lines();
`;

// Our own error codes, converted to typed errors by server/src/ledger/ledger-errors.ts:
// QL001 key reused, QL002 hold resolved, QL003 already reversed, QL004 nothing to reverse or resolve.
const writeJournal = `
  create function ledger_is_same(stored ledger_journals, journal ledger_journals, drafts ledger_line_draft[])
  returns boolean language sql stable
    return (stored.kind, stored.phase, stored.reverses, stored.resolves, stored.organization_id, stored.invoice_id)
        is not distinct from
        (journal.kind, journal.phase, journal.reverses, journal.resolves, journal.organization_id, journal.invoice_id)
      and ledger_stored_drafts(stored.id) = drafts;

  create function ledger_write_journal(journal ledger_journals, drafts ledger_line_draft[], out journal_id text,
    out repeated boolean) language plpgsql as $$
  declare
    line_hashes bytea[] := ledger_line_hashes(journal, drafts);
    stored ledger_journals;
  begin
    journal.line_count := cardinality(drafts);
    journal.recorded_at := clock_timestamp();
    journal.hash := ledger_journal_hash(journal, line_hashes);

    -- Waits for a transaction that is just writing the same key, and yields to it if it commits.
    insert into ledger_journals select journal.* on conflict do nothing;
    if found then
      insert into ledger_lines (journal_id, line_no, account_id, direction, amount, is_posted, hash)
        select journal.id, line_no, account_id, direction, amount, journal.phase in ('single', 'post'), hash
        from unnest(drafts, line_hashes) with ordinality
          as line (account_id, code, unit, owner_organization_id, direction, amount, hash, line_no);
      journal_id := journal.id;
      repeated := false;
      return;
    end if;

    select * into stored from ledger_journals j where j.business_key = journal.business_key and j.book = journal.book;
    if found then
      if not ledger_is_same(stored, journal, drafts) then
        raise exception 'business key % names a journal with other content', journal.business_key
          using errcode = 'QL001';
      end if;
      journal_id := stored.id;
      repeated := true;
    elsif journal.resolves is not null then
      raise exception 'hold % is resolved already', journal.resolves using errcode = 'QL002';
    elsif journal.reverses is not null then
      raise exception 'journal % is reversed already', journal.reverses using errcode = 'QL003';
    else
      raise exception 'journal id % exists already', journal.id using errcode = 'unique_violation';
    end if;
  end $$;
`;

// A session caches plans, often from when tables were small, until new statistics are taken. The entry points therefore
// disable plans that read whole tables, for everything that runs within them.
const byIndexOnly = 'set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off';

const post = `
  create function ledger_open_accounts(entries jsonb) returns void language sql as $$
    insert into ledger_accounts (code, unit, owner_organization_id)
      select distinct on (line.account, line.unit) line.account, line.unit, line.owner
      from jsonb_array_elements(entries) entry,
        jsonb_to_recordset(entry -> 'lines') as line (account text, unit text, owner text)
      where not exists (select from ledger_accounts a where a.code = line.account and a.unit = line.unit)
      order by line.account, line.unit
      on conflict (code, unit) do nothing
  $$;

  create function ledger_drafts(entry jsonb) returns ledger_line_draft[] language sql stable as $$
    select array_agg((a.id, line.account, line.unit, line.owner, line.direction, line.amount)::ledger_line_draft
      order by line.line_no)
    from rows from (jsonb_to_recordset(entry -> 'lines')
        as (account text, unit text, owner text, direction text, amount numeric)) with ordinality
        as line (account, unit, owner, direction, amount, line_no)
      join ledger_accounts a on a.code = line.account and a.unit = line.unit
        and a.owner_organization_id is not distinct from line.owner
  $$;

  create function ledger_lock_balances(entries jsonb) returns void language plpgsql as $$
  begin
    perform from ledger_balances b
      where b.account_id in (
        select a.id from jsonb_array_elements(entries) entry,
          jsonb_to_recordset(entry -> 'lines') as line (account text, unit text)
          join ledger_accounts a on a.code = line.account and a.unit = line.unit)
      order by b.account_id for no key update;
  end $$;

  create function ledger_draft_journal(entry jsonb, effective timestamptz) returns ledger_journals
  language plpgsql stable as $$
  declare
    journal ledger_journals;
  begin
    journal.id := entry ->> 'id';
    journal.business_key := entry ->> 'businessKey';
    journal.book := entry ->> 'book';
    journal.kind := entry ->> 'kind';
    journal.phase := entry ->> 'phase';
    journal.organization_id := entry ->> 'organizationId';
    journal.invoice_id := entry ->> 'invoiceId';
    journal.effective_at := effective;
    return journal;
  end $$;

  create function ledger_post(entries jsonb, effective timestamptz) returns table (journal_id text, repeated boolean)
  language plpgsql ${byIndexOnly} as $$
  declare
    entry jsonb;
    drafts ledger_line_draft[];
    is_opened boolean := false;
  begin
    -- A single journal locks its balances in order as it is written; several must lock all of theirs before the first.
    if jsonb_array_length(entries) > 1 then
      perform ledger_open_accounts(entries);
      perform ledger_lock_balances(entries);
      is_opened := true;
    end if;

    for entry in select jsonb_array_elements(entries) loop
      drafts := ledger_drafts(entry);
      if not is_opened and coalesce(cardinality(drafts), 0) < jsonb_array_length(entry -> 'lines') then
        perform ledger_open_accounts(entries);
        drafts := ledger_drafts(entry);
      end if;
      if coalesce(cardinality(drafts), 0) < jsonb_array_length(entry -> 'lines') then
        raise exception 'an account of % belongs to another owner', entry ->> 'businessKey'
          using errcode = 'check_violation';
      end if;
      select w.journal_id, w.repeated into journal_id, repeated
        from ledger_write_journal(ledger_draft_journal(entry, effective), drafts) w;
      return next;
    end loop;
  end $$;
`;

const mirror = `
  create function ledger_mirror(entry jsonb, original_key text, effective timestamptz, out journal_id text,
    out repeated boolean) language plpgsql ${byIndexOnly} as $$
  declare
    original ledger_journals;
    journal ledger_journals := ledger_draft_journal(entry, effective);
    drafts ledger_line_draft[];
  begin
    select * into original from ledger_journals j where j.business_key = original_key and j.book = entry ->> 'book';
    if not found or original.reverses is not null
        or not (case journal.phase when 'single' then original.phase in ('single', 'post') else original.phase = 'hold' end)
    then
      raise exception 'no journal % in book % to reverse or resolve', original_key, entry ->> 'book'
        using errcode = 'QL004';
    end if;
    journal.organization_id := original.organization_id;
    journal.invoice_id := original.invoice_id;
    drafts := ledger_stored_drafts(original.id);
    if journal.phase = 'single' then
      journal.reverses := original.id;
      select array_agg((account_id, code, unit, owner_organization_id,
          case direction when 'debit' then 'credit' else 'debit' end, amount)::ledger_line_draft order by line_no)
        into drafts
        from unnest(drafts) with ordinality
          as line (account_id, code, unit, owner_organization_id, direction, amount, line_no);
    else
      journal.resolves := original.id;
    end if;
    select w.journal_id, w.repeated into journal_id, repeated from ledger_write_journal(journal, drafts) w;
  end $$;
`;

const seal = `
  create function ledger_seal(batch_size integer) returns integer language plpgsql ${byIndexOnly} as $$
  declare
    head ledger_seals;
    waiting record;
    sealed integer := 0;
  begin
    -- One sealer at a time; the number is arbitrary, but the sealer's own. Released at the end of the transaction.
    if not pg_try_advisory_xact_lock(7411902) then
      return 0;
    end if;
    select * into head from ledger_seals order by sequence desc limit 1;
    if not found then
      head.sequence := 0;
      head.hash := decode(repeat('00', 32), 'hex');
    end if;
    for waiting in
      with taken as (
        delete from ledger_unsealed
        where journal_id in (select journal_id from ledger_unsealed order by journal_id limit batch_size)
        returning journal_id)
      select j.id, j.hash from taken join ledger_journals j on j.id = taken.journal_id order by j.recorded_at, j.id
    loop
      head.sequence := head.sequence + 1;
      head.journal_id := waiting.id;
      head.journal_hash := waiting.hash;
      head.previous_hash := head.hash;
      head.sealed_at := clock_timestamp();
      head.hash := ledger_hash_of('quittance-seal-1', array[head.sequence::text, head.journal_id,
        encode(head.journal_hash, 'hex'), encode(head.previous_hash, 'hex'), ledger_microseconds(head.sealed_at)]);
      insert into ledger_seals select head.*;
      sealed := sealed + 1;
    end loop;
    return sealed;
  end $$;
`;

const businessClock = `
  create table business_clock (
    id boolean primary key default true check (id),
    offset_ms bigint not null
  );
  insert into business_clock (offset_ms) values (0);
`;
