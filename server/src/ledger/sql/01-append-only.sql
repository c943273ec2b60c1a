-- The app's role may not change rows of append-only tables; these triggers also stop the owner.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_change();
create or replace trigger invoice_events_append_only before update or delete or truncate on invoice_events
  for each statement execute function refuse_change();
create or replace trigger event_seals_append_only before update or delete or truncate on event_seals
  for each statement execute function refuse_change();
create or replace trigger ledger_account_kinds_append_only before update or delete or truncate on ledger_account_kinds
  for each statement execute function refuse_change();
create or replace trigger ledger_accounts_append_only before update or delete or truncate on ledger_accounts
  for each statement execute function refuse_change();
create or replace trigger ledger_journals_append_only before update or delete or truncate on ledger_journals
  for each statement execute function refuse_change();
create or replace trigger ledger_lines_append_only before update or delete or truncate on ledger_lines
  for each statement execute function refuse_change();
create or replace trigger ledger_statement_lines_append_only before update or delete or truncate on ledger_statement_lines
  for each statement execute function refuse_change();
create or replace trigger ledger_seals_append_only before update or delete or truncate on ledger_seals
  for each statement execute function refuse_change();
create or replace trigger ledger_identity_append_only before update or delete or truncate on ledger_identity
  for each statement execute function refuse_change();

create or replace function ledger_refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception '% follows the journals and is never written to directly', tg_table_name
    using errcode = 'restrict_violation';
end $$;

create or replace trigger ledger_balances_follow_lines before insert or update or delete on ledger_balances
  for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse_direct_change();
create or replace trigger ledger_balances_stay before truncate on ledger_balances
  for each statement execute function ledger_refuse_direct_change();
