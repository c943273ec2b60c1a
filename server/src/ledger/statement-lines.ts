import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Account } from './accounts.ts';
import type { Unit } from './journal-entry.ts';

/** An organization's balance in one currency, and how many lines its history has. */
export interface StatementAccount {
  readonly accountId: bigint;
  readonly lines: bigint;
}

/** A posted line on an organization's balance. Amounts are minor units. */
export interface StatementLine {
  readonly accountId: bigint;
  /** 1, 2, 3… without a gap in each account, in the order of booking. */
  readonly position: bigint;
  readonly accountCode: string;
  readonly organizationId: string;
  readonly unit: Unit;
  readonly journalId: string;
  readonly lineNo: number;
  readonly journalKind: string;
  readonly businessKey: string;
  readonly invoiceId: string | null;
  /** Kind of the journal that this one reverses. */
  readonly reversedKind: string | null;
  /** Signed: positive when it raised the balance. */
  readonly changeMinor: bigint;
  /** After the line. */
  readonly balanceMinor: bigint;
  /** Number and sum of the account's lines so far that raised the balance. */
  readonly receivedLines: bigint;
  readonly receivedMinor: bigint;
  /** Business time; never earlier than that of the line before. */
  readonly bookedAt: Date;
}

/** Finds the history of an account in one unit; undefined if nothing was ever posted to it. */
export async function findStatementAccount(
  db: Connection,
  account: Account,
  unit: Unit,
): Promise<StatementAccount | undefined> {
  return await db
    .selectFrom('ledger_accounts as a')
    .innerJoin('ledger_balances as b', 'b.account_id', 'a.id')
    .select(['a.id as accountId', 'b.statement_lines as lines'])
    .where('a.code', '=', account.code)
    .where('a.unit', '=', unit)
    .executeTakeFirst();
}

/** Returns the position of the last line booked before an instant; 0 if there is none. */
export async function positionBefore(db: Connection, accountId: bigint, instant: Date): Promise<bigint> {
  const line = await db
    .selectFrom('ledger_statement_lines')
    .select('position')
    .where('account_id', '=', accountId)
    .where('booked_at', '<', instant)
    .orderBy('booked_at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.position ?? 0n;
}

/** Lists the lines at these positions of an account, in ascending order. */
export const linesAt = (
  db: Connection,
  accountId: bigint,
  positions: readonly bigint[],
): Promise<readonly StatementLine[]> =>
  readLines(db, sql`s.account_id = ${accountId} and s.position = any(${positions.map(String)}::bigint[])`);

/** Lists the lines from one position of an account to another, both included, in ascending order. */
export const linesBetween = (
  db: Connection,
  accountId: bigint,
  { first, last }: { readonly first: bigint; readonly last: bigint },
): Promise<readonly StatementLine[]> =>
  readLines(db, sql`s.account_id = ${accountId} and s.position between ${first} and ${last}`);

/** Finds the line that a journal posted as its number `lineNo`; undefined if it is on no organization's balance. */
export async function findLineOf(
  db: Connection,
  { journalId, lineNo }: Pick<StatementLine, 'journalId' | 'lineNo'>,
): Promise<StatementLine | undefined> {
  const [line] = await readLines(db, sql`s.journal_id = ${journalId} and s.line_no = ${lineNo}`);
  return line;
}

/** Finds the latest lines of all balances of an organization, the newest first. */
export async function latestLinesOf(
  db: Connection,
  organizationId: string,
  limit: number,
): Promise<readonly StatementLine[]> {
  const found = await readLines(
    db,
    sql`(s.account_id, s.position) in (
      select latest.account_id, latest.position
      from ledger_balances b cross join lateral (
        select account_id, position, booked_at from ledger_statement_lines
        where account_id = b.account_id order by position desc limit ${limit}) latest
      where b.owner_organization_id = ${organizationId} and b.kind = 'avail'
      order by latest.booked_at desc, latest.account_id, latest.position desc limit ${limit})`,
  );
  return found.toSorted(
    (one, other) =>
      other.bookedAt.getTime() - one.bookedAt.getTime() ||
      Number(one.accountId - other.accountId) ||
      Number(other.position - one.position),
  );
}

/** Finds the lines that these journals of the cash book posted to organizations' balances. */
export const lineKeysOf = (
  db: Connection,
  businessKeys: readonly string[],
): Promise<readonly Pick<StatementLine, 'accountId' | 'position'>[]> =>
  db
    .selectFrom('ledger_journals as j')
    .innerJoin('ledger_statement_lines as s', 's.journal_id', 'j.id')
    .select(['s.account_id as accountId', 's.position'])
    .where('j.book', '=', 'cash')
    .where('j.business_key', 'in', businessKeys)
    .execute();

interface Row extends Omit<StatementLine, 'changeMinor' | 'balanceMinor' | 'receivedMinor'> {
  readonly change: string;
  readonly balance: string;
  readonly received: string;
}

async function readLines(db: Connection, condition: RawBuilder<unknown>): Promise<readonly StatementLine[]> {
  const { rows } = await sql<Row>`
    select s.account_id as "accountId", s.position, a.code as "accountCode",
      a.owner_organization_id as "organizationId", a.unit, s.journal_id as "journalId", s.line_no as "lineNo",
      j.kind as "journalKind", j.business_key as "businessKey", j.invoice_id as "invoiceId",
      (select r.kind from ledger_journals r where r.id = j.reverses) as "reversedKind", s.change, s.balance,
      s.received_lines as "receivedLines", s.received,
      s.booked_at as "bookedAt"
    from ledger_statement_lines s
      join ledger_accounts a on a.id = s.account_id
      join ledger_journals j on j.id = s.journal_id
    where ${condition}
    order by s.account_id, s.position`.execute(db);
  return rows.map(({ change, balance, received, ...row }) => ({
    ...row,
    changeMinor: BigInt(change),
    balanceMinor: BigInt(balance),
    receivedMinor: BigInt(received),
  }));
}
