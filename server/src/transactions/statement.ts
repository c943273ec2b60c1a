import type { AccountType } from '@quittance/sdk/contract';
import { accountLabel } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import { type App, assertCurrency, refuseFormat } from '../kernel/index.ts';
import { linesAt, linesBetween, type StatementAccount, type StatementLine } from '../ledger/index.ts';
import { getOrganization, type Organization } from '../organizations/index.ts';
import { describeLines } from './describer.ts';
import { type AccountOf, factsOf, findAccount, type PositionRange, positionsOf } from './list-transactions.ts';
import type { DescribedLine } from './present-transaction.ts';

interface Context {
  readonly app: App;
  readonly db: Connection;
}

export interface StatementQuery extends AccountOf {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

interface Total {
  readonly count: bigint;
  readonly totalMinor: bigint;
}

/** A statement without its lines. Amounts are minor units. */
export interface Statement {
  readonly organization: Organization;
  readonly currency: string;
  readonly accountType: AccountType | undefined;
  readonly label: string;
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly received: Total;
  /** The total is not negative. */
  readonly spent: Total;
  /** The account's history; undefined if nothing was ever posted. */
  readonly account: StatementAccount | undefined;
  readonly range: PositionRange;
}

const noLines: PositionRange = { first: 1n, last: 0n };

/**
 * Reads the statement of a period. The totals are differences between two lines, so the time doesn't grow with the
 * number of lines.
 * @throws ValidationError for an unknown currency, or a period that ends before it begins
 */
export async function readStatement(db: Connection, query: StatementQuery): Promise<Statement> {
  assertCurrency(query.currency);
  if (query.to < query.from) throw refuseFormat('to');
  const { currency, from, to } = query;
  const organization = await getOrganization(db, query.organizationId);
  const accountType = currency === 'USD' ? (query.accountType ?? 'traditional') : undefined;
  const account = await findAccount(db, query);
  const range = account ? await positionsOf(db, account, query) : noLines;
  const [before, last] = await endsOf(db, account, range);
  const received = (last?.receivedMinor ?? 0n) - (before?.receivedMinor ?? 0n);
  const receivedCount = (last?.receivedLines ?? 0n) - (before?.receivedLines ?? 0n);
  const openingMinor = before?.balanceMinor ?? 0n;
  const closingMinor = last?.balanceMinor ?? 0n;
  return {
    organization,
    currency,
    accountType,
    label: accountLabel(currency, accountType),
    from,
    to,
    openingMinor,
    closingMinor,
    received: { count: receivedCount, totalMinor: received },
    spent: { count: countOf(range) - receivedCount, totalMinor: openingMinor + received - closingMinor },
    account,
    range,
  };
}

export const countOf = ({ first, last }: PositionRange): bigint => (last < first ? 0n : last - first + 1n);

/** Finds the line before a range, and the last line of the range or before it. */
async function endsOf(
  db: Connection,
  account: StatementAccount | undefined,
  { first, last }: PositionRange,
): Promise<readonly (StatementLine | undefined)[]> {
  if (!account) return [];
  const wanted = [first - 1n, last < first ? first - 1n : last];
  const lines = await linesAt(db, account.accountId, wanted);
  return wanted.map((position) => lines.find((line) => line.position === position));
}

const linesAtOnce = 1_000n;

/** Reads the lines of a statement, oldest first, some at a time. */
export async function* statementLines(
  { app, db }: Context,
  { account, range }: Pick<Statement, 'account' | 'range'>,
): AsyncGenerator<readonly DescribedLine[]> {
  if (!account) return;
  for (let { first } = range; first <= range.last; first += linesAtOnce) {
    const end = first + linesAtOnce - 1n;
    const last = end < range.last ? end : range.last;
    yield await withFacts({ app, db }, account.accountId, await linesBetween(db, account.accountId, { first, last }));
  }
}

/** Adds the stored facts; those of a line that still waits are found now. */
async function withFacts(
  { app, db }: Context,
  accountId: bigint,
  lines: readonly StatementLine[],
): Promise<readonly DescribedLine[]> {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('position', '>=', first.position)
    .where('position', '<=', last.position)
    .execute();
  const stored = new Map(rows.map((row) => [row.position, factsOf(row)]));
  const missing = lines.filter(({ position }) => !stored.has(position));
  const found = await describeLines({ app, db }, missing);
  for (const [index, { position }] of missing.entries()) stored.set(position, found[index] as (typeof found)[number]);
  return lines.flatMap((line) => {
    const facts = stored.get(line.position);
    return facts ? [{ line, facts }] : [];
  });
}
