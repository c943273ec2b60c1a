create or replace function audit_event_enter() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  new.hash := audit_event_hash(new);
  insert into events_unsealed (source, id) values ('audit_events', new.id);
  return new;
end $$;

create or replace trigger audit_events_enter before insert on audit_events
  for each row execute function audit_event_enter();

create or replace function invoice_event_enter() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  new.hash := invoice_event_hash(new);
  insert into events_unsealed (source, id) values ('invoice_events', new.id);
  return new;
end $$;

create or replace trigger invoice_events_enter before insert on invoice_events
  for each row execute function invoice_event_enter();
