import { required } from '@quittance/sdk/contract';
import { type ContactCategory, type ContactStatus, contactStatuses } from '@quittance/sdk/rules';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Connection, matchesSearch, plannedEachTime } from '../db/index.ts';
import { refuseField, refuseFormat } from '../kernel/index.ts';
import type { Contact } from './contact.ts';

export interface ListContacts {
  readonly organizationId: string;
  readonly category?: ContactCategory | undefined;
  /** Part of a name, a handle or an invited address. */
  readonly search?: string | undefined;
  readonly limit: number;
}

export interface ContactPage {
  readonly contacts: readonly Contact[];
  readonly nextCursor: string | null;
}

export interface GroupQuery extends ListContacts {
  /** Absent: the first page of every group. */
  readonly status?: ContactStatus | undefined;
  readonly cursor?: string | undefined;
}

export type ContactGroups = Readonly<Partial<Record<ContactStatus, ContactPage>>>;

/**
 * Lists an organization's contacts by status, one page per group.
 * @throws ValidationError for an invalid cursor, and for a cursor without a status
 */
export async function listContactGroups(
  db: Connection,
  { status, cursor, ...query }: GroupQuery,
): Promise<ContactGroups> {
  if (status !== undefined) return { [status]: await listContacts(db, { ...query, status, cursor }) };
  if (cursor !== undefined) throw refuseField('status', required);
  const groups = contactStatuses.map(
    async (each) => [each, await listContacts(db, { ...query, status: each })] as const,
  );
  return Object.fromEntries(await Promise.all(groups));
}

interface PageQuery extends ListContacts {
  readonly status: ContactStatus;
  readonly cursor?: string | undefined;
}

/** Lists one page of a group by name. Cursors contain the key (name, id), so pages neither skip nor repeat a contact. */
async function listContacts(db: Connection, query: PageQuery): Promise<ContactPage> {
  const rows = await pageOf(db, query).modifyEnd(sql.raw(plannedEachTime)).execute();
  const contacts = rows.slice(0, query.limit);
  const last = contacts.at(-1);
  return { contacts, nextCursor: rows.length > query.limit && last ? writeCursor(last) : null };
}

/** Reads one row more than requested, to know whether there is a next page. */
function pageOf(db: Connection, { organizationId, status, category, search, cursor, limit }: PageQuery) {
  let rows = db
    .selectFrom('contacts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', '=', status)
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit + 1);
  if (category) rows = rows.where('category', '=', category);
  if (search) rows = rows.where(matchesSearch(sql`contact_search_text(name, handle, email)`, search));
  if (cursor !== undefined) rows = rows.where(comesAfter(cursor));
  return rows;
}

const writeCursor = ({ id, sort_name }: Contact): string => Buffer.from(`${id} ${sort_name}`).toString('base64url');

function comesAfter(cursor: string): Expression<SqlBool> {
  const [, id, name] = /^(con_[0-9a-z]+) ([^\0]*)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id === undefined || name === undefined) throw refuseFormat('cursor');
  return sql<SqlBool>`(sort_name, id) > (${name}, ${id})`;
}
