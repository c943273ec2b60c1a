import { type Kysely, sql } from 'kysely';

/** Sessions that partners' back ends open for their pages, and the widgets and origins of the keys that open them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [keys, sessions]) await sql.raw(statement).execute(db);
}

const keys = `
  alter table api_keys
    add column widgets text[] not null default '{}',
    add column origins text[] not null default '{}',
    add column created_by text references people (id);
  create index api_keys_by_origin on api_keys using gin (origins);
`;

const sessions = `
  create table embed_sessions (
    id text primary key,
    api_key_id text not null references api_keys (id),
    organization_id text references organizations (id),
    invoice_id text references invoices (id),
    invite_id text references invoice_invites (id),
    widgets text[] not null check (cardinality(widgets) > 0),
    origin text not null,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    check ((organization_id is null) = (invoice_id is not null)),
    check ((invoice_id is null) = (invite_id is null))
  );
  create index embed_sessions_of_key on embed_sessions (api_key_id);
  create index embed_sessions_of_invoice on embed_sessions (invoice_id) where invoice_id is not null;
  create index embed_sessions_old on embed_sessions (expires_at);
`;
