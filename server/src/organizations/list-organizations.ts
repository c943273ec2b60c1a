import type { OrganizationStatus } from '@quittance/sdk/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Connection, containsPattern } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';
import { type Organization, toOrganization } from './organization.ts';

export interface OrganizationSearch {
  /** Part of the legal name, the handle or a member's email address; case-insensitive. */
  readonly text?: string;
  /** Any of these; all when absent or empty. */
  readonly statuses?: readonly OrganizationStatus[];
  readonly cursor?: string;
  readonly limit: number;
}

export interface OrganizationPage {
  readonly items: readonly Organization[];
  readonly nextCursor: string | null;
}

/**
 * Lists one page of organizations, newest first.
 * @throws ValidationError for an invalid cursor
 */
export async function listOrganizations(db: Connection, search: OrganizationSearch): Promise<OrganizationPage> {
  let query = db
    .selectFrom('organizations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // Reads one row more than requested, to know whether there is a next page.
    .limit(search.limit + 1);
  if (search.cursor !== undefined) query = query.where(isAfterCursor(search.cursor));
  if (search.statuses?.length) query = query.where('status', 'in', search.statuses);
  if (search.text) query = query.where('id', 'in', idsMatching(db, search.text));
  const rows = await query.execute();
  const shown = rows.slice(0, search.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toOrganization),
    nextCursor: last && rows.length > search.limit ? toCursor(last.created_at, last.id) : null,
  };
}

/** A union instead of OR, so that each part can use its trigram index. */
function idsMatching(db: Connection, text: string) {
  const pattern = containsPattern(text);
  return db
    .selectFrom('organizations as named')
    .select('named.id')
    .where('named.legal_name', 'ilike', pattern)
    .union(db.selectFrom('organizations as handled').select('handled.id').where('handled.handle', 'ilike', pattern))
    .union(
      db
        .selectFrom('memberships')
        .innerJoin('people', 'people.id', 'memberships.person_id')
        .select('memberships.organization_id as id')
        .where('people.email', 'ilike', pattern),
    );
}

/** Lossless, since both the column and Date have milliseconds. */
const toCursor = (createdAt: Date, id: string): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

function isAfterCursor(cursor: string): Expression<SqlBool> {
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!/^org_\w+$/.test(id) || !isInstant(createdAt)) throw refuseFormat('cursor');
  return sql<SqlBool>`(created_at, id) < (${createdAt}::timestamptz, ${id})`;
}

/**
 * Whether the text is an instant of this or the last century as {@link toCursor} writes it. PostgreSQL fails on the
 * year 0 and on days that `Date` would carry over into the next month.
 */
function isInstant(text: string): boolean {
  if (!/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return false;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
}
