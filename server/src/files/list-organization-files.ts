import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { Refusal, refuseFormat } from '../kernel/index.ts';
import { presentFile } from './present-file.ts';
import type { FilesTable } from './tables.ts';

export interface OrganizationFileSearch {
  readonly organizationId: string;
  readonly state?: 'kept' | 'removed' | undefined;
  readonly uploadedBy?: FilesTable['uploaded_by_kind'] | undefined;
  /** Id of the last file of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type OrganizationFiles = CallOutput<Contract['listOrganizationFiles']>;

/**
 * Lists one page of the files of an organization and of its members, newest first. Files that never arrived, or whose
 * bytes are deleted, are left out.
 * @throws NotFoundError for an unknown organization; ValidationError for an invalid cursor
 */
export async function listOrganizationFiles(
  db: Connection,
  { organizationId, state, uploadedBy, cursor, limit }: OrganizationFileSearch,
): Promise<OrganizationFiles> {
  await assertOrganization(db, organizationId);
  let query = filesOf(db, organizationId)
    .orderBy('files.id', 'desc')
    // One row more than requested tells whether there is a next page.
    .limit(limit + 1);
  if (state) query = query.where('files.state', '=', state);
  if (uploadedBy) query = query.where('files.uploaded_by_kind', '=', uploadedBy);
  if (cursor !== undefined) {
    if (!/^fil_\w+$/.test(cursor)) throw refuseFormat('cursor');
    query = query.where('files.id', '<', cursor);
  }
  const rows = await query.execute();
  const items = rows.slice(0, limit).map(toOrganizationFile);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?._id ?? null) : null };
}

/** Lists the latest hundred files of a person, newest first. */
export async function listPersonFiles(db: Connection, personId: string): Promise<OrganizationFiles['items']> {
  const rows = await storedFiles(db)
    .where('files.person_id', '=', personId)
    .orderBy('files.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(toOrganizationFile);
}

/** @throws NotFoundError for an unknown organization */
export async function assertOrganization(db: Connection, organizationId: string): Promise<void> {
  const found = await db.selectFrom('organizations').select('id').where('id', '=', organizationId).executeTakeFirst();
  if (!found) throw new Refusal('NotFoundError', 'There is no such organization.');
}

const storedFiles = (db: Connection) =>
  db
    .selectFrom('files')
    .leftJoin('people', 'people.id', 'files.person_id')
    .selectAll('files')
    .select(sql<string | null>`people.first_name || ' ' || people.last_name`.as('person_name'))
    .where('files.state', 'in', ['kept', 'removed'])
    .where('files.type', 'is not', null);

const filesOf = (db: Connection, organizationId: string) =>
  storedFiles(db).where((where) =>
    where.or([
      where('files.organization_id', '=', organizationId),
      where('files.person_id', 'in', (members) =>
        members.selectFrom('memberships').select('person_id').where('organization_id', '=', organizationId),
      ),
    ]),
  );

type Row = Awaited<ReturnType<ReturnType<typeof filesOf>['executeTakeFirstOrThrow']>>;

const toOrganizationFile = (row: Row): OrganizationFiles['items'][number] => ({
  ...presentFile(row),
  group: row.file_group,
  role: row.role,
  slot: row.slot,
  state: row.state === 'removed' ? 'removed' : 'kept',
  ...(row.person_name !== null && { personName: row.person_name }),
  uploadedBy: row.uploaded_by_kind,
  uploadedAt: row.created_at.toISOString(),
  ...(row.removed_at && { removedAt: row.removed_at.toISOString() }),
});
