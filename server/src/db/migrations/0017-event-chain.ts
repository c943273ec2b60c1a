import { type Kysely, sql } from 'kysely';

/**
 * Gives audit and invoice events a hash over all columns at insert, and seals them into a chain of batches. Sealing is
 * separate from the insert, so that writers don't wait for each other. server/src/ledger/canonical-form.ts computes the
 * same forms independently.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [tables, hashes, existing, triggers, seal, views]) await sql.raw(statement).execute(db);
}

const tables = `
  create table events_unsealed (
    source text not null check (source in ('audit_events', 'invoice_events')),
    id text not null,
    primary key (source, id)
  );

  create table event_seals (
    sequence bigint primary key check (sequence > 0),
    source text not null check (source in ('audit_events', 'invoice_events')),
    event_ids text[] not null check (cardinality(event_ids) > 0),
    digest bytea not null check (length(digest) = 32),
    previous_hash bytea not null check (length(previous_hash) = 32),
    sealed_at timestamptz not null,
    hash bytea not null check (length(hash) = 32)
  );
  create trigger event_seals_append_only before update or delete or truncate on event_seals
    for each statement execute function refuse_change();

  alter table audit_events add column hash bytea;
  alter table invoice_events add column hash bytea;
`;

const hashes = `
  create function audit_event_hash(event audit_events) returns bytea language sql immutable as $$
    select ledger_hash_of('quittance-audit-event-1', array[jsonb_build_array(event.id,
      ledger_microseconds(event.at_business), ledger_microseconds(event.at_real), event.actor_kind, event.actor_id,
      event.organization_id, event.action, event.object_type, event.object_id, event.detail::text, event.request_id,
      event.ip)::text])
  $$;

  create function invoice_event_hash(event invoice_events) returns bytea language sql immutable as $$
    select ledger_hash_of('quittance-invoice-event-1', array[jsonb_build_array(event.id, event.invoice_id,
      event.sequence::text, event.event, event.from_status, event.to_status, event.actor_kind, event.actor_id,
      event.detail::text, ledger_microseconds(event.business_at), ledger_microseconds(event.real_at))::text])
  $$;
`;

const existing = `
  alter table audit_events disable trigger audit_events_append_only;
  update audit_events stored set hash = audit_event_hash(stored);
  update invoice_events stored set hash = invoice_event_hash(stored);
  alter table audit_events enable trigger audit_events_append_only;
  insert into events_unsealed (source, id)
    select 'audit_events', id from audit_events union all select 'invoice_events', id from invoice_events;
  alter table audit_events alter column hash set not null;
  alter table invoice_events alter column hash set not null;
`;

const triggers = `
  create function audit_event_enter() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
  begin
    new.hash := audit_event_hash(new);
    insert into events_unsealed (source, id) values ('audit_events', new.id);
    return new;
  end $$;
  create trigger audit_events_enter before insert on audit_events
    for each row execute function audit_event_enter();

  create function invoice_event_enter() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
  begin
    new.hash := invoice_event_hash(new);
    insert into events_unsealed (source, id) values ('invoice_events', new.id);
    return new;
  end $$;
  create trigger invoice_events_enter before insert on invoice_events
    for each row execute function invoice_event_enter();
  create trigger invoice_events_append_only before update or delete or truncate on invoice_events
    for each statement execute function refuse_change();
`;

const seal = `
  create function ledger_seal_events(batch_size integer) returns integer language plpgsql
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
        string_agg(id || ' ' || encode(hash, 'hex'), E'\\n' order by id collate "C") as lines
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
`;

const views = `
  create or replace view ledger_chain_links as
    select 'ledger'::text as chain, sequence, hash from ledger_seals
    union all
    select 'events'::text as chain, sequence, hash from event_seals;
  create or replace view ledger_chain_heads as
    (select 'ledger'::text as chain, sequence, hash from ledger_seals order by sequence desc limit 1)
    union all
    (select 'events'::text as chain, sequence, hash from event_seals order by sequence desc limit 1);
`;
