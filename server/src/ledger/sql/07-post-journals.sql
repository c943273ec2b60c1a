-- A session caches plans, often from when tables were small, until new statistics are taken. The entry points therefore
-- disable plans that read whole tables, for everything that runs within them. They also disable JIT compilation for
-- plans of guessed size: PostgreSQL assumes a hundred rows for a document.

create or replace function ledger_post(entries jsonb, effective timestamptz)
returns table (journal_id text, repeated boolean) language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  -- Only ledger_mirror says what a journal reverses or resolves.
  return query select w.journal_id, w.repeated from ledger_write(
    (select jsonb_agg(entry - array['reverses', 'resolves'] order by position)
      from jsonb_array_elements(entries) with ordinality as listed (entry, position)), effective) w;
end $$;

create or replace function ledger_mirror(entry jsonb, original_key text, effective timestamptz, out journal_id text,
  out repeated boolean) language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
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
