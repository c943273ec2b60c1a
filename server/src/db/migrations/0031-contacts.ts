import { type Kysely, sql } from 'kysely';

/** Contacts of organizations, and mailed invites to companies that are not on the platform. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(indexes).execute(db);
  await sql.raw(renaming).execute(db);
}

const tables = `
  create table company_invites (
    id text primary key,
    kind text not null check (kind in ('contact', 'referral')),
    status text not null default 'open' check (status in ('open', 'withdrawn', 'redeemed')),
    organization_id text not null references organizations (id),
    email text not null check (email = lower(email)),
    first_name text,
    last_name text,
    token_hash bytea unique,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null,
    redeemed_by_organization_id text references organizations (id),
    -- Each address once: a withdrawn invite stays, so that withdrawing doesn't allow another mail at once.
    unique (organization_id, kind, email),
    check ((status = 'open') = (token_hash is not null)),
    check ((status = 'redeemed') = (redeemed_by_organization_id is not null))
  );

  create table contacts (
    id text primary key,
    organization_id text not null references organizations (id),
    status text not null check (status in ('connected', 'invited')),
    category text not null check (category in ('customer', 'supplier')),
    contact_organization_id text references organizations (id),
    invite_id text unique references company_invites (id),
    name text not null,
    sort_name text not null generated always as (left(lower(name), 80)) stored,
    handle text,
    email text,
    added_at timestamptz not null,
    check (contact_organization_id <> organization_id),
    check ((status = 'connected') = (contact_organization_id is not null)),
    check ((invite_id is null) = (email is null)),
    check (status = 'connected' or invite_id is not null),
    unique (organization_id, contact_organization_id)
  );
`;

// A search is matched against each field; the line feed keeps a match from spanning two of them.
const indexes = `
  create index company_invites_listed on company_invites (organization_id, kind, id desc) where status <> 'withdrawn';

  create index contacts_by_name on contacts (organization_id, status, sort_name, id);
  create index contacts_by_category on contacts (organization_id, status, category, sort_name, id);
  create unique index contacts_invited_email on contacts (organization_id, email) where email is not null;
  create index contacts_of_organization on contacts (contact_organization_id, organization_id)
    where contact_organization_id is not null;
  create function contact_search_text(name text, handle text, email text) returns text language sql immutable
    return name || E'\\n' || coalesce(handle, '') || E'\\n' || coalesce(email, '');
  create index contacts_search on contacts using gin (
    organization_id, contact_search_text(name, handle, email) gin_trgm_ops);
`;

// Lists are sorted and searched by name without a join, so contacts hold a copy of name and handle.
const renaming = `
  create function rename_contacts() returns trigger language plpgsql as $$
  begin
    update contacts set name = new.legal_name, handle = new.handle where contact_organization_id = new.id;
    return null;
  end
  $$;
  create trigger organizations_rename_contacts after update of legal_name, handle on organizations
    for each row when ((old.legal_name, old.handle) is distinct from (new.legal_name, new.handle))
    execute function rename_contacts();
`;
