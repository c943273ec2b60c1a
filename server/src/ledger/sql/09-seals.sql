-- The hash of a seal in the tree of its batch, as a leaf of RFC 6962.
create or replace function ledger_seal_leaf(sequence bigint, journal_id text, journal_hash bytea) returns bytea
language sql immutable
  return sha256('\x00'::bytea || convert_to(concat_ws(E'\n', 'quittance-seal-leaf-1',
    concat_ws(E'\t', sequence::text, journal_id, encode(journal_hash, 'hex'))), 'UTF8'));

-- The same in its second form, with the numbers and hashes of the journal's lines in the histories of balances.
create or replace function ledger_seal_leaf_2(sequence bigint, journal_id text, journal_hash bytea, statement_lines text)
returns bytea language sql immutable
  return sha256('\x00'::bytea || convert_to(concat_ws(E'\n', 'quittance-seal-leaf-2',
    concat_ws(E'\t', sequence::text, journal_id, encode(journal_hash, 'hex')), statement_lines), 'UTF8'));

-- A journal's lines in the histories of balances, as leaves have them; null if it has none.
create or replace function ledger_sealed_statement_lines(of_journal text) returns text language sql stable as $$
  select string_agg(s.line_no || ' ' || encode(s.hash, 'hex'), E'\n' order by s.line_no)
  from ledger_statement_lines s where s.journal_id = of_journal
$$;

-- The root of a Merkle tree as in RFC 6962: a node without a neighbour moves up a level unchanged.
create or replace function ledger_merkle_root(leaves bytea[]) returns bytea language plpgsql immutable
set search_path = public, pg_temp as $$
declare
  level bytea[] := leaves;
  width integer := cardinality(leaves);
begin
  while width > 1 loop
    select array_agg(case when 2 * i > width then level[2 * i - 1]
      else sha256('\x01'::bytea || level[2 * i - 1] || level[2 * i]) end order by i)
    into level from generate_series(1, (width + 1) / 2) i;
    width := cardinality(level);
  end loop;
  return level[1];
end $$;

-- The batch that a batch names besides the one before it: so the way from any batch to an earlier one takes a number of
-- steps in proportion to the logarithm of their distance. It is the number without the last of the terms 2^k - 1 that
-- add up to it, the largest first.
create or replace function ledger_skipped_batch(number bigint) returns bigint language plpgsql immutable
set search_path = public, pg_temp as $$
declare
  rest bigint := number;
  term bigint;
begin
  loop
    term := 1;
    while 2 * term + 1 <= rest loop
      term := 2 * term + 1;
    end loop;
    rest := rest - term;
    exit when rest = 0;
  end loop;
  return number - term;
end $$;

-- Adds the batch of the seals from a number on, with these leaves in this form. Called by the sealer alone.
create or replace function ledger_add_batch(first_sequence bigint, leaves bytea[], leaf_form smallint)
returns ledger_seal_batches language plpgsql set search_path = public, pg_temp as $$
declare
  batch ledger_seal_batches;
  genesis constant bytea := decode(repeat('00', 32), 'hex');
begin
  select b.number + 1, b.hash into batch.number, batch.previous_hash
    from ledger_seal_batches b order by b.number desc limit 1;
  if not found then
    batch.number := 1;
    batch.previous_hash := genesis;
  end if;
  batch.first_sequence := ledger_add_batch.first_sequence;
  batch.last_sequence := ledger_add_batch.first_sequence + cardinality(leaves) - 1;
  batch.leaf_form := ledger_add_batch.leaf_form;
  batch.root := ledger_merkle_root(leaves);
  batch.skip_number := ledger_skipped_batch(batch.number);
  select b.hash into batch.skip_hash from ledger_seal_batches b where b.number = batch.skip_number;
  batch.skip_hash := coalesce(batch.skip_hash, genesis);
  batch.hash := ledger_hash_of('quittance-seal-batch-1', array[batch.number::text, batch.first_sequence::text,
    batch.last_sequence::text, encode(batch.root, 'hex'), encode(batch.previous_hash, 'hex'), batch.skip_number::text,
    encode(batch.skip_hash, 'hex')]);
  insert into ledger_seal_batches select batch.*;
  return batch;
end $$;

-- Each seal names its batch's hash, so that the head of the chain proves every batch too. Seals from before batches
-- existed are batched first, some at a time.
create or replace function ledger_seal(batch_size integer) returns integer language plpgsql
security definer set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set search_path = public, pg_temp as $$
declare
  head ledger_seals;
  batch ledger_seal_batches;
  journal_ids text[];
  journal_hashes bytea[];
  statement_lines text[];
  old_leaves bytea[];
  unbatched bigint;
  caught_up integer := 0;
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
  select last_sequence + 1 into unbatched from ledger_seal_batches order by number desc limit 1;
  unbatched := coalesce(unbatched, 1);
  while unbatched <= head.sequence loop
    if caught_up >= 100 * batch_size then
      return caught_up;
    end if;
    select array_agg(ledger_seal_leaf(s.sequence, s.journal_id, s.journal_hash) order by s.sequence) into old_leaves
      from ledger_seals s where s.sequence between unbatched and least(unbatched + batch_size - 1, head.sequence);
    perform ledger_add_batch(unbatched, old_leaves, 1::smallint);
    unbatched := unbatched + cardinality(old_leaves);
    caught_up := caught_up + cardinality(old_leaves);
  end loop;
  with taken as (
    delete from ledger_unsealed
    where journal_id in (select journal_id from ledger_unsealed order by journal_id limit batch_size)
    returning journal_id)
  select array_agg(j.id order by j.recorded_at, j.id), array_agg(j.hash order by j.recorded_at, j.id),
      array_agg(ledger_sealed_statement_lines(j.id) order by j.recorded_at, j.id)
    into journal_ids, journal_hashes, statement_lines
    from taken join ledger_journals j on j.id = taken.journal_id;
  if journal_ids is null then
    return caught_up;
  end if;
  batch := ledger_add_batch(head.sequence + 1, (
    select array_agg(ledger_seal_leaf_2(head.sequence + i, journal_ids[i], journal_hashes[i], statement_lines[i]) order by i)
    from generate_subscripts(journal_ids, 1) i), 2::smallint);
  for i in 1 .. cardinality(journal_ids) loop
    head.sequence := head.sequence + 1;
    head.journal_id := journal_ids[i];
    head.journal_hash := journal_hashes[i];
    head.previous_hash := head.hash;
    head.batch_hash := batch.hash;
    head.sealed_at := clock_timestamp();
    head.hash := ledger_hash_of('quittance-seal-2', array[head.sequence::text, head.journal_id,
      encode(head.journal_hash, 'hex'), encode(head.previous_hash, 'hex'), ledger_microseconds(head.sealed_at),
      encode(head.batch_hash, 'hex')]);
    insert into ledger_seals (sequence, journal_id, journal_hash, previous_hash, sealed_at, hash, batch_hash)
      values (head.sequence, head.journal_id, head.journal_hash, head.previous_hash, head.sealed_at, head.hash,
        head.batch_hash);
  end loop;
  return caught_up + cardinality(journal_ids);
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
