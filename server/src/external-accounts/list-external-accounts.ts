import type { ExternalAccountKind, ExternalAccountStatus } from '@quittance/sdk/banking';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Connection, matchesSearch, plannedEachTime } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';
import type { ExternalAccount } from './external-account.ts';

export interface ListExternalAccounts {
  readonly organizationId: string;
  /** Part of the account's name or its holder's. */
  readonly search?: string | undefined;
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly kind?: ExternalAccountKind | undefined;
  /** Undefined: all but removed ones. */
  readonly status?: ExternalAccountStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** Business time, for waiting periods. */
  readonly at: Date;
}

export interface ExternalAccountPage {
  readonly accounts: readonly ExternalAccount[];
  readonly nextCursor: string | null;
}

/** Lists accounts by name. Cursors contain the key (name, id), so pages neither skip nor repeat one. @throws ValidationError */
export async function listExternalAccounts(db: Connection, query: ListExternalAccounts): Promise<ExternalAccountPage> {
  const rows = await pageOf(db, query).modifyEnd(sql.raw(plannedEachTime)).execute();
  const accounts = rows.slice(0, query.limit);
  const last = accounts.at(-1);
  return { accounts, nextCursor: rows.length > query.limit && last ? writeCursor(last) : null };
}

/** Reads one row more than requested, to know whether there is a next page. */
function pageOf(db: Connection, { organizationId, search, cursor, limit, ...filter }: ListExternalAccounts) {
  const { currency, country, kind, status, at } = filter;
  let rows = db
    .selectFrom('external_accounts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(hasStatus(status, at))
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit + 1);
  if (currency) rows = rows.where('currency', '=', currency);
  if (country) rows = rows.where('country', '=', country);
  if (kind) rows = rows.where('kind', '=', kind);
  if (search) rows = rows.where(matchesSearch(sql`search_fold(name || E'\\n' || holder_name)`, search));
  if (cursor !== undefined) rows = rows.where(comesAfter(cursor));
  return rows;
}

/** The statuses of `statusOf`, as conditions. */
function hasStatus(status: ExternalAccountStatus | undefined, at: Date): Expression<SqlBool> {
  switch (status) {
    case 'removed':
      return sql`removed_at is not null`;
    case 'needs-attention':
      return sql`removed_at is null and attention_reason is not null`;
    case 'pending':
      return sql`removed_at is null and attention_reason is null and payable_from > ${at}`;
    case 'active':
      return sql`removed_at is null and attention_reason is null and payable_from <= ${at}`;
    case undefined:
      return sql`removed_at is null`;
  }
}

const writeCursor = ({ id, sort_name }: ExternalAccount): string =>
  Buffer.from(`${id} ${sort_name}`).toString('base64url');

function comesAfter(cursor: string): Expression<SqlBool> {
  const [, id, name] = /^(eac_[0-9a-z]+) ([^\0]*)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id === undefined || name === undefined) throw refuseFormat('cursor');
  return sql<SqlBool>`(sort_name, id) > (${name}, ${id})`;
}
