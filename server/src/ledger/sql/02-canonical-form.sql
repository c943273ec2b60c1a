-- ../canonical-form.ts describes the forms and computes them independently.
create or replace function ledger_microseconds(instant timestamptz) returns text language sql immutable
  return (extract(epoch from instant) * 1000000)::bigint::text;

create or replace function ledger_hash_of(title text, fields text[], following text default null) returns bytea
language sql immutable
  return sha256(convert_to(concat_ws(E'\n', title, array_to_string(fields, E'\t', ''), following), 'UTF8'));

create or replace function audit_event_hash(event audit_events) returns bytea language sql immutable as $$
  select ledger_hash_of('quittance-audit-event-1', array[jsonb_build_array(event.id,
    ledger_microseconds(event.at_business), ledger_microseconds(event.at_real), event.actor_kind, event.actor_id,
    event.organization_id, event.action, event.object_type, event.object_id, event.detail::text, event.request_id,
    event.ip)::text])
$$;

create or replace function invoice_event_hash(event invoice_events) returns bytea language sql immutable as $$
  select ledger_hash_of('quittance-invoice-event-1', array[jsonb_build_array(event.id, event.invoice_id,
    event.sequence::text, event.event, event.from_status, event.to_status, event.actor_kind, event.actor_id,
    event.detail::text, ledger_microseconds(event.business_at), ledger_microseconds(event.real_at))::text])
$$;
