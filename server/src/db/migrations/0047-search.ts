import { type Kysely, sql } from 'kysely';

/** One table to search an organization's records in, and searches that ignore accents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [folding, lists, entries, source, upkeep]) await sql.raw(statement).execute(db);
}

// Bodies with `return` are resolved now, so that indexes don't depend on a search path.
const folding = `
  create function search_fold(value text) returns text language sql immutable strict
    return replace(replace(replace(
      lower(translate(regexp_replace(normalize(value, NFKD), E'[\\u0300-\\u036f]', '', 'g'), 'øØłŁđĐ', 'oolldd')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

  create function search_prefix(term text) returns text language sql immutable strict
    return regexp_replace(search_fold(term), '([\\\\%_])', '\\\\\\1', 'g') || '%';
  create function search_pattern(term text) returns text language sql immutable strict
    return '%' || search_prefix(term);
`;

// An index keeps the old expression, so it is built again.
const lists = `
  drop index contacts_search;
  create or replace function contact_search_text(name text, handle text, email text) returns text language sql immutable
    return search_fold(name || E'\\n' || coalesce(handle, '') || E'\\n' || coalesce(email, ''));
  create index contacts_search on contacts using gin (
    organization_id, contact_search_text(name, handle, email) gin_trgm_ops);

  drop index invoices_income_search, invoices_expenses_search;
  create or replace function invoice_search_text(number text, custom_name text, party text) returns text
    language sql immutable
    return search_fold(coalesce(number, '') || E'\\n' || coalesce(custom_name, '') || E'\\n' || party);
  create index invoices_income_search on invoices using gin (
    seller_organization_id, invoice_search_text(number, custom_name, recipient_name) gin_trgm_ops);
  create index invoices_expenses_search on invoices using gin (
    buyer_organization_id, invoice_search_text(number, custom_name, sender_name) gin_trgm_ops)
    where buyer_organization_id is not null and number is not null;
`;

// The prefix index has the collation C, which makes a prefix a range of keys.
const entries = `
  create table search_entries (
    record_id text not null,
    kind text not null check (kind in ('contact', 'invited', 'income', 'expense')),
    organization_id text not null,
    title text not null,
    detail text not null,
    extra text not null,
    sort_date date not null,
    title_key text collate "C" not null generated always as (left(search_fold(title), 80)) stored,
    search_text text not null
      generated always as (search_fold(title || E'\\n' || detail || E'\\n' || extra)) stored,
    primary key (record_id, kind)
  );
  create index search_entries_by_title on search_entries (organization_id, kind, title_key, record_id);
  create index search_entries_by_date on search_entries (organization_id, kind, sort_date, record_id);
  create index search_entries_search on search_entries using gin (organization_id, kind, search_text gin_trgm_ops);
`;

// The triggers, the first filling and the test of both read what an entry holds from this view.
const source = `
  create view search_source as
    select id as record_id, case status when 'connected' then 'contact' else 'invited' end as kind, organization_id, name as title,
      coalesce('@' || handle, email, '') as detail, coalesce(email, '') as extra,
      (added_at at time zone 'UTC')::date as sort_date
    from contacts
    union all
    select id, 'income', seller_organization_id, coalesce(number, custom_name, ''), recipient_name,
      coalesce(custom_name, ''), due_date
    from invoices where status <> 'deleted'
    union all
    select id, 'expense', buyer_organization_id, number, sender_name, coalesce(custom_name, ''), due_date
    from invoices where buyer_organization_id is not null and number is not null;
`;

// Run as the owner: the app can't write entries, so they can't differ from their records. Ids never change.
const upkeep = `
  create function add_search_entries() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
  begin
    -- The offset makes this look each new record up, instead of reading whole tables.
    insert into search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
      select entry.* from added, lateral (
        select record_id, kind, organization_id, title, detail, extra, sort_date
        from search_source where record_id = added.id offset 0) entry;
    return null;
  end
  $$;

  create function refresh_search_entries() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
  begin
    delete from search_entries where record_id = old.id;
    insert into search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
      select record_id, kind, organization_id, title, detail, extra, sort_date
      from search_source where record_id = old.id;
    return null;
  end
  $$;

  create trigger contacts_search_entries_added after insert on contacts referencing new table as added
    for each statement execute function add_search_entries();
  create trigger contacts_search_entries_removed after delete on contacts
    for each row execute function refresh_search_entries();
  create trigger contacts_search_entries_changed after update on contacts
    for each row when (
      (old.organization_id, old.status, old.name, old.handle, old.email, old.added_at)
        is distinct from (new.organization_id, new.status, new.name, new.handle, new.email, new.added_at))
    execute function refresh_search_entries();

  create trigger invoices_search_entries_added after insert on invoices referencing new table as added
    for each statement execute function add_search_entries();
  create trigger invoices_search_entries_removed after delete on invoices
    for each row execute function refresh_search_entries();
  create trigger invoices_search_entries_changed after update on invoices
    for each row when (
      (old.seller_organization_id, old.buyer_organization_id, old.number, old.custom_name, old.recipient_name,
        old.sender_name, old.due_date, old.status = 'deleted')
        is distinct from (new.seller_organization_id, new.buyer_organization_id, new.number, new.custom_name,
          new.recipient_name, new.sender_name, new.due_date, new.status = 'deleted'))
    execute function refresh_search_entries();

  insert into search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
    select record_id, kind, organization_id, title, detail, extra, sort_date from search_source;
`;
