import type { AccountType } from '@quittance/sdk/contract';
import type { TransactionDirection, TransactionKind, TransactionStatus } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { type Selectable, sql } from 'kysely';
import { type Connection, matchesSearch, plannedEachTime } from '../db/index.ts';
import { type App, refuseFormat } from '../kernel/index.ts';
import { accounts, findStatementAccount, linesAt, positionBefore, type StatementAccount } from '../ledger/index.ts';
import { describeAccount } from './describe-waiting.ts';
import type { TransactionFacts } from './describer.ts';
import type { DescribedLine } from './present-transaction.ts';
import type { TransactionsTable } from './tables.ts';

/** One currency account of an organization. */
export interface AccountOf {
  readonly organizationId: string;
  readonly currency: string;
  readonly accountType?: AccountType | undefined;
}

export interface TransactionFilter extends AccountOf {
  readonly from?: BusinessDate | undefined;
  readonly to?: BusinessDate | undefined;
  readonly direction?: TransactionDirection | undefined;
  readonly kind?: TransactionKind | undefined;
  readonly status?: TransactionStatus | undefined;
  readonly search?: string | undefined;
}

export interface ListTransactions extends TransactionFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface TransactionPage {
  readonly items: readonly DescribedLine[];
  readonly nextCursor: string | null;
}

/** A range of positions, both included; empty if `last` is before `first`. */
export interface PositionRange {
  readonly first: bigint;
  readonly last: bigint;
}

interface Context {
  readonly app: App;
  readonly db: Connection;
}

export const findAccount = (
  db: Connection,
  { organizationId, ...account }: AccountOf,
): Promise<StatementAccount | undefined> =>
  findStatementAccount(db, accounts.available(organizationId, account), account.currency);

/**
 * Returns the positions of the lines booked from one date to another, both included. Positions are in the order of
 * booking, so they are a range.
 */
export async function positionsOf(
  db: Connection,
  { accountId, lines }: StatementAccount,
  { from, to }: Pick<TransactionFilter, 'from' | 'to'>,
): Promise<PositionRange> {
  const first = from === undefined ? 0n : await positionBefore(db, accountId, startOfBusinessDay(from));
  const last = to === undefined ? lines : await positionBefore(db, accountId, startOfBusinessDay(addDays(to, 1)));
  return { first: first + 1n, last };
}

/**
 * Lists one page of an account's lines, newest first. A cursor is a position, so pages neither skip nor repeat a line
 * while others are posted.
 * @throws ValidationError for an invalid cursor
 */
export async function listTransactions({ app, db }: Context, query: ListTransactions): Promise<TransactionPage> {
  const before = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const account = await findAccount(db, query);
  if (!account) return { items: [], nextCursor: null };
  await describeAccount(app, account.accountId);
  const { first, last } = await positionsOf(db, account, query);
  const range = { first, last: before !== undefined && before <= last ? before - 1n : last };
  const rows = await rowsOf(db, { ...query, accountId: account.accountId, range });
  const items = await withLines(db, account.accountId, rows.slice(0, query.limit));
  const end = items.at(-1);
  return { items, nextCursor: rows.length > query.limit && end ? writeCursor(end.line.position) : null };
}

type Row = Selectable<TransactionsTable>;

interface RowsQuery extends Omit<TransactionFilter, keyof AccountOf> {
  readonly accountId: bigint;
  readonly range: PositionRange;
  readonly limit: number;
}

/** Reads one row more than requested, to know whether there is a next page. */
function rowsOf(db: Connection, query: RowsQuery): Promise<readonly Row[]> {
  const { accountId, range, direction, kind, status, search, limit } = query;
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('position', '>=', range.first)
    .where('position', '<=', range.last)
    .$if(direction !== undefined, (rows) => rows.where('direction', '=', direction as TransactionDirection))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind as TransactionKind))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status as TransactionStatus))
    .$if(Boolean(search), (rows) => rows.where(matchesSearch(sql`search_text`, searchedText(search ?? ''))))
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .modifyEnd(sql.raw(plannedEachTime))
    .execute();
}

/** An amount is stored without a sign, a currency and separators of thousands. */
const searchedText = (search: string): string => {
  const [, amount] = /^[-+−]?\p{Sc}?\s*(\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?)$/u.exec(search.trim()) ?? [];
  return amount === undefined ? search : amount.replaceAll(',', '');
};

async function withLines(db: Connection, accountId: bigint, rows: readonly Row[]): Promise<readonly DescribedLine[]> {
  const positions = rows.map(({ position }) => position);
  const lines = new Map((await linesAt(db, accountId, positions)).map((line) => [line.position, line]));
  return rows.flatMap((row) => {
    const line = lines.get(row.position);
    return line ? [{ line, facts: factsOf(row) }] : [];
  });
}

/** Reads the stored facts of a line. */
export const factsOf = (row: Row): TransactionFacts => ({
  kind: row.kind,
  status: row.status,
  ...(row.counterparty !== null && { counterparty: row.counterparty }),
  ...(row.reference !== null && { reference: row.reference }),
  ...(row.record_kind !== null && row.record_id !== null && { record: { kind: row.record_kind, id: row.record_id } }),
});

const writeCursor = (position: bigint): string => Buffer.from(String(position)).toString('base64url');

function readCursor(cursor: string): bigint {
  const [position] = /^[1-9]\d{0,17}$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (position === undefined) throw refuseFormat('cursor');
  return BigInt(position);
}
