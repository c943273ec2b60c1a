import { type Kysely, sql } from 'kysely';

/** Uploaded files, and the invoices that show them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [files, shares, logos]) await sql.raw(statement).execute(db);
}

const files = `
  create table files (
    id text primary key,
    organization_id text references organizations,
    person_id text references people,
    file_group text not null,
    role text not null,
    slot integer not null check (slot > 0),
    name text not null,
    uploaded_by_kind text not null check (uploaded_by_kind in ('customer', 'staff')),
    uploaded_by text not null,
    state text not null default 'receiving' check (state in ('receiving', 'kept', 'removed', 'purged')),
    wrapped_key bytea,
    type text,
    size integer,
    sha256 bytea,
    language text,
    created_at timestamptz not null default now(),
    check ((organization_id is null) <> (person_id is null)),
    check (state <> 'kept' or (type is not null and size is not null and sha256 is not null)),
    check ((wrapped_key is null) = (state = 'purged'))
  );
  create unique index files_of_organization on files (organization_id, file_group, role, slot) where state = 'kept';
  create unique index files_of_person on files (person_id, file_group, role, slot) where state = 'kept';
  create index files_to_purge on files (state, id) where state in ('receiving', 'removed');
`;

const shares = `
  create table file_shares (
    file_id text not null references files,
    invoice_id text not null references invoices,
    organization_id text references organizations,
    primary key (file_id, invoice_id)
  );
  create index file_shares_of_organization on file_shares (file_id, organization_id);
`;

const logos = `
  alter table invoices add column logo_file_id text references files;
`;
