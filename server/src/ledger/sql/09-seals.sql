create or replace function ledger_seal(batch_size integer) returns integer language plpgsql
security definer set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set search_path = public, pg_temp as $$
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

create or replace function ledger_seal_events(batch_size integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  head event_seals;
  batch record;
  sealed integer := 0;
begin
  -- One sealer at a time; the number is arbitrary, but this sealer's own.
  if not pg_try_advisory_xact_lock(7411910) then
    return 0;
  end if;
  select * into head from event_seals order by sequence desc limit 1;
  if not found then
    head.sequence := 0;
    head.hash := decode(repeat('00', 32), 'hex');
  end if;
  for batch in
    with waiting as (select source, id from events_unsealed order by source, id limit batch_size),
    found as (
      select source, id, hash from waiting join audit_events using (id) where source = 'audit_events'
      union all
      select source, id, hash from waiting join invoice_events using (id) where source = 'invoice_events'
    ),
    taken as (delete from events_unsealed u using found where u.source = found.source and u.id = found.id
      returning found.source, found.id, found.hash)
    select source, array_agg(id order by id collate "C") as ids,
      string_agg(id || ' ' || encode(hash, 'hex'), E'\n' order by id collate "C") as lines
    from taken group by source order by source
  loop
    head.sequence := head.sequence + 1;
    head.source := batch.source;
    head.event_ids := batch.ids;
    head.digest := ledger_hash_of('quittance-event-batch-1', array[batch.source], batch.lines);
    head.previous_hash := head.hash;
    head.sealed_at := clock_timestamp();
    head.hash := ledger_hash_of('quittance-event-seal-1', array[head.sequence::text, head.source,
      encode(head.digest, 'hex'), encode(head.previous_hash, 'hex'), ledger_microseconds(head.sealed_at)]);
    insert into event_seals select head.*;
    sealed := sealed + cardinality(batch.ids);
  end loop;
  return sealed;
end $$;
