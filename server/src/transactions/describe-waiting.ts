import { fromMinor } from '@quittance/sdk/money';
import { type Insertable, sql } from 'kysely';
import { type Connection, inTransaction } from '../db/index.ts';
import type { DrainWork } from '../jobs/index.ts';
import type { App } from '../kernel/index.ts';
import { lineKeysOf, linesAt, type StatementLine } from '../ledger/index.ts';
import { describeLines, type TransactionFacts } from './describer.ts';
import { wordsOfKind } from './file-texts.ts';
import type { TransactionsTable } from './tables.ts';

const batchSize = 500;

/** Describes new lines of all accounts. */
export const transactionDescribing: DrainWork = {
  name: 'transaction-describing',
  drain: (app) => describeBatch(app, sql`for update skip locked`),
};

/**
 * Describes the waiting lines of one account, so that a list read right after a posting contains it. Does not wait for
 * a long backlog, such as that of an upgrade: the job describes it.
 */
export async function describeAccount(app: App, accountId: bigint): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const described = await describeBatch(app, sql`for update`, accountId);
    if (described < batchSize) return;
  }
}

/** Describes the lines of these journals again, after a change of the facts that they are described by. */
export async function describeAgain(db: Connection, businessKeys: readonly string[]): Promise<void> {
  const keys = await lineKeysOf(db, businessKeys);
  if (keys.length === 0) return;
  await db
    .insertInto('transactions_waiting')
    .values(keys.map(({ accountId, position }) => ({ account_id: accountId, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function describeBatch(
  app: App,
  locking: ReturnType<typeof sql>,
  accountId: bigint | null = null,
): Promise<number> {
  if (accountId !== null && !(await hasWaiting(app.db, accountId))) return 0;
  return await inTransaction(app.db, async (db) => {
    // Deleted before the facts are read: a line that is queued again meanwhile stays queued.
    const { rows } = await sql<{ account_id: bigint; position: bigint }>`
      delete from transactions_waiting w using (
        select account_id, position from transactions_waiting
        where ${accountId}::bigint is null or account_id = ${accountId}
        order by account_id, position limit ${batchSize} ${locking}) taken
      where w.account_id = taken.account_id and w.position = taken.position
      returning w.account_id, w.position`.execute(db);
    const lines = await linesOf(db, rows);
    if (lines.length > 0) await store(db, lines, await describeLines({ app, db }, lines));
    return rows.length;
  });
}

const hasWaiting = async (db: Connection, accountId: bigint): Promise<boolean> =>
  (await db
    .selectFrom('transactions_waiting')
    .select('position')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Reads the lines account by account: a batch mostly has one or a few. */
async function linesOf(
  db: Connection,
  keys: readonly { readonly account_id: bigint; readonly position: bigint }[],
): Promise<readonly StatementLine[]> {
  const found: StatementLine[] = [];
  for (const [accountId, group] of Map.groupBy(keys, ({ account_id }) => account_id)) {
    found.push(
      ...(await linesAt(
        db,
        accountId,
        group.map(({ position }) => position),
      )),
    );
  }
  return found;
}

async function store(
  db: Connection,
  lines: readonly StatementLine[],
  facts: readonly TransactionFacts[],
): Promise<void> {
  const rows = lines.map((line, index) => rowOf(line, facts[index] as TransactionFacts));
  await db
    .insertInto('transactions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'position']).doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        status: row.ref('excluded.status'),
        counterparty: row.ref('excluded.counterparty'),
        reference: row.ref('excluded.reference'),
        record_kind: row.ref('excluded.record_kind'),
        record_id: row.ref('excluded.record_id'),
        words: row.ref('excluded.words'),
      })),
    )
    .execute();
}

function rowOf(line: StatementLine, facts: TransactionFacts): Insertable<TransactionsTable> {
  const { accountId, position, changeMinor, unit } = line;
  return {
    account_id: accountId,
    position,
    kind: facts.kind,
    direction: changeMinor > 0n ? 'in' : 'out',
    status: facts.status,
    counterparty: facts.counterparty ?? null,
    reference: facts.reference ?? null,
    record_kind: facts.record?.kind ?? null,
    record_id: facts.record?.id ?? null,
    amount: fromMinor(changeMinor < 0n ? -changeMinor : changeMinor, unit),
    words: wordsOfKind(facts.kind),
  };
}
