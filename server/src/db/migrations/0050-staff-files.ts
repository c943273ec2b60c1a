import { type Kysely, sql } from 'kysely';

/** Staff's documents about an organization do not count as its files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(places).execute(db);
}

const places = `
  drop index files_of_organization, files_of_person;
  create unique index files_of_organization on files (organization_id, uploaded_by_kind, file_group, role, slot)
    where state = 'kept';
  create unique index files_of_person on files (person_id, uploaded_by_kind, file_group, role, slot)
    where state = 'kept';
  create index files_receiving on files (uploaded_by) where state = 'receiving';
`;
