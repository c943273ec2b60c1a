import type { BusinessDate } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { BankFileSettings } from '../../config/index.ts';
import type { Connection } from '../../db/index.ts';
import type { ClosingBalance } from '../rails/index.ts';
import type { StatementBalance, StatementPage } from './iso20022/read-balances.ts';
import type { Reading } from './take-news.ts';

/**
 * Stores the balances of a statement. Of several statements of a day, the one with the lowest number says what the day
 * opened with, and the one with the highest what it closed with, in whatever order they come. Of the same number, or
 * without any, the last that comes counts, such as a corrected one.
 */
export async function takeBalances({ db, fileId }: Reading, balances: readonly StatementBalance[]): Promise<void> {
  for (const { account, currency, closedOn, openingMinor, closingMinor, number = null } of balances) {
    const row = { opening_minor: openingMinor ?? null, closing_minor: closingMinor, file_id: fileId };
    await db
      .insertInto('bank_file_balances')
      .values({ account, currency, closed_on: closedOn, ...row, first_number: number, last_number: number })
      .onConflict((conflict) =>
        conflict.columns(['account', 'currency', 'closed_on']).doUpdateSet({
          file_id: fileId,
          opening_minor: sql`case when bank_file_balances.first_number < excluded.first_number
            then bank_file_balances.opening_minor else excluded.opening_minor end`,
          closing_minor: sql`case when bank_file_balances.last_number > excluded.last_number
            then bank_file_balances.closing_minor else excluded.closing_minor end`,
          first_number: sql`least(bank_file_balances.first_number, excluded.first_number)`,
          last_number: sql`greatest(bank_file_balances.last_number, excluded.last_number)`,
        }),
      )
      .execute();
  }
}

/** Stores the numbers of pages that close no day, so that nobody misses them. */
export async function takePages({ db, fileId }: Reading, pages: readonly StatementPage[]): Promise<void> {
  if (pages.length === 0) return;
  await db
    .insertInto('bank_file_pages')
    .values(
      pages.map(({ account, currency, number }) => ({ account, currency, number: String(number), file_id: fileId })),
    )
    .onConflict((conflict) => conflict.columns(['account', 'currency', 'number']).doNothing())
    .execute();
}

/** Lists the days whose closing balances came, or came again, after an instant. */
export async function listDaysStatedSince(db: Connection, since: Date): Promise<readonly BusinessDate[]> {
  const rows = await db
    .selectFrom('bank_file_balances')
    .innerJoin('bank_files', 'bank_files.id', 'bank_file_balances.file_id')
    .select('closed_on')
    .distinct()
    .where('bank_files.created_at', '>=', since)
    .execute();
  return rows.map(({ closed_on }) => closed_on as BusinessDate);
}

/**
 * Lists what each account of the profile held at the end of a day. Some banks send no statement of a day without
 * movements: the next one then proves that nothing moved, because it opens with what the one before closed with.
 */
export async function listStatedBalances(
  db: Connection,
  { accounts }: BankFileSettings['profile'],
  date: string,
): Promise<readonly ClosingBalance[]> {
  const found: ClosingBalance[] = [];
  for (const [name, { iban, accountNumber }] of Object.entries(accounts)) {
    const account = iban ?? accountNumber ?? '';
    const currency = name.slice(0, 3);
    // One account may serve several types of accounts.
    if (found.some((each) => each.account === account && each.currency === currency)) continue;
    const { rows } = await sql<{ closing: string }>`
      with balances as (
        select * from bank_file_balances where account = ${account} and currency = ${currency}
      )
      select closing_minor::text as closing from balances where closed_on = ${date}
      union all
      select earlier.closing_minor::text
      from (select * from balances where closed_on < ${date} order by closed_on desc limit 1) earlier,
        (select * from balances where closed_on > ${date} order by closed_on limit 1) later
      where later.opening_minor = earlier.closing_minor
      limit 1`.execute(db);
    found.push({ account, currency, closingMinor: rows[0] ? BigInt(rows[0].closing) : null });
  }
  return found;
}
