import { type Kysely, sql } from 'kysely';

/** What staff find: organizations, and people in each of their organizations. Lists of messages and of removed files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [entries, source, upkeep, filling, messages, files]) await sql.raw(statement).execute(db);
}

// The prefix index has the collation C, which makes a prefix a range of keys.
const entries = `
  create table staff_search_entries (
    record_id text not null,
    kind text not null check (kind in ('organization', 'person')),
    organization_id text not null,
    title text not null,
    detail text not null,
    extra text not null,
    sort_date date not null,
    title_key text collate "C" not null generated always as (left(search_fold(title), 80)) stored,
    search_text text not null
      generated always as (search_fold(title || E'\\n' || detail || E'\\n' || extra)) stored,
    primary key (record_id, organization_id)
  );
  create index staff_search_entries_by_organization on staff_search_entries (organization_id);
  create index staff_search_entries_by_title on staff_search_entries (kind, title_key, record_id);
  create index staff_search_entries_by_date on staff_search_entries (kind, sort_date, record_id);
  create index staff_search_entries_search on staff_search_entries using gin (kind, search_text gin_trgm_ops);
`;

// The triggers, the first filling and the test of both read what an entry holds from this view.
const source = `
  create view staff_search_source as
    select id as record_id, 'organization' as kind, id as organization_id, legal_name as title,
      coalesce('@' || handle, '') as detail, id as extra, (created_at at time zone 'UTC')::date as sort_date
    from organizations
    union all
    select people.id, 'person', organizations.id, people.first_name || ' ' || people.last_name,
      people.email || ' · ' || organizations.legal_name, coalesce(people.phone_number, ''), (people.created_at at time zone 'UTC')::date
    from memberships
      join people on people.id = memberships.person_id
      join organizations on organizations.id = memberships.organization_id;
`;

// Run as the owner: the app can't write entries, so they can't differ from their records. Ids never change.
const upkeep = `
  create function refresh_staff_search_of_organization() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
  declare
    changed text := coalesce(new.id, old.id);
  begin
    delete from staff_search_entries where organization_id = changed;
    insert into staff_search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
      select record_id, kind, organization_id, title, detail, extra, sort_date
      from staff_search_source where organization_id = changed;
    return null;
  end
  $$;

  create function refresh_staff_search_of_person() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
  begin
    delete from staff_search_entries where record_id = new.id;
    insert into staff_search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
      select record_id, kind, organization_id, title, detail, extra, sort_date
      from staff_search_source where record_id = new.id;
    return null;
  end
  $$;

  create function refresh_staff_search_of_membership() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
  declare
    person text := coalesce(new.person_id, old.person_id);
    organization text := coalesce(new.organization_id, old.organization_id);
  begin
    delete from staff_search_entries where record_id = person and organization_id = organization;
    insert into staff_search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
      select record_id, kind, organization_id, title, detail, extra, sort_date
      from staff_search_source where record_id = person and organization_id = organization;
    return null;
  end
  $$;

  create trigger organizations_staff_search_kept after insert or delete on organizations
    for each row execute function refresh_staff_search_of_organization();
  create trigger organizations_staff_search_changed after update on organizations
    for each row when ((old.legal_name, old.handle) is distinct from (new.legal_name, new.handle))
    execute function refresh_staff_search_of_organization();
  create trigger people_staff_search_changed after update on people
    for each row when ((old.first_name, old.last_name, old.email, old.phone_number)
      is distinct from (new.first_name, new.last_name, new.email, new.phone_number))
    execute function refresh_staff_search_of_person();
  create trigger memberships_staff_search_kept after insert or delete on memberships
    for each row execute function refresh_staff_search_of_membership();
`;

const filling = `
  insert into staff_search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
    select record_id, kind, organization_id, title, detail, extra, sort_date from staff_search_source;
`;

// For addresses that begin with a text, as well as for whole ones; and for outcomes that are rare.
const messages = `
  drop index outbox_recipient;
  create index outbox_recipient on outbox (recipient text_pattern_ops, id);
  create index outbox_given_up on outbox (id) where given_up_at is not null;
  create index message_receipts_undelivered on message_receipts (outbox_id) where status = 'undelivered';
`;

const files = `
  create index files_by_organization on files (organization_id, id) where state in ('kept', 'removed');
  create index files_by_person on files (person_id, id) where state in ('kept', 'removed');
`;
