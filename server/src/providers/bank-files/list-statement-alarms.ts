import { addDays, type BusinessDate, businessDateOf } from '@quittance/sdk/time';
import type { BankFileSettings } from '../../config/index.ts';
import type { Connection } from '../../db/index.ts';
import type { StatementAlarm } from '../rails/index.ts';
import { type DayStatement, defaultStatementRules, findStatementAlarms } from './find-statement-alarms.ts';

/** How far back statements are watched. */
const watchedDays = 45;

/** Finds what is wrong with the statements of the accounts in the profile, from the first statement of each on. */
export async function listStatementAlarms(
  db: Connection,
  { accounts }: BankFileSettings['profile'],
  now: Date,
): Promise<readonly StatementAlarm[]> {
  const today = businessDateOf(now);
  const found = new Map<string, readonly StatementAlarm[]>();
  for (const [name, { iban, accountNumber, statements: rules }] of Object.entries(accounts)) {
    const account = iban ?? accountNumber ?? '';
    const currency = name.slice(0, 3);
    if (found.has(`${account} ${currency}`)) continue;
    const statements = await listStatements(db, { account, currency, from: addDays(today, -2 * watchedDays) });
    const pages = await listPages(db, { account, currency, from: addDays(today, -2 * watchedDays) });
    const [first] = statements;
    // An account that never had a statement is missed for a week.
    let since = addDays(today, first === undefined ? -7 : -watchedDays);
    if (first && first.closedOn > since) since = first.closedOn;
    found.set(
      `${account} ${currency}`,
      findStatementAlarms(
        { account, currency, rules: rules ?? defaultStatementRules, statements, pages },
        { now, since },
      ),
    );
  }
  return [...found.values()].flat();
}

async function listPages(
  db: Connection,
  { account, currency, from }: { readonly account: string; readonly currency: string; readonly from: BusinessDate },
): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('bank_file_pages')
    .innerJoin('bank_files', 'bank_files.id', 'bank_file_pages.file_id')
    .select('number')
    .where('account', '=', account)
    .where('currency', '=', currency)
    // Numbers begin again with a year.
    .where('bank_files.created_on', '>=', from)
    .execute();
  return rows.map(({ number }) => BigInt(number));
}

async function listStatements(
  db: Connection,
  { account, currency, from }: { readonly account: string; readonly currency: string; readonly from: BusinessDate },
): Promise<readonly DayStatement[]> {
  const rows = await db
    .selectFrom('bank_file_balances')
    .selectAll()
    .where('account', '=', account)
    .where('currency', '=', currency)
    .where('closed_on', '>=', from)
    .orderBy('closed_on')
    .execute();
  const numberOf = (text: string | null) => (text === null ? null : BigInt(text));
  return rows.map(({ closed_on, opening_minor, closing_minor, first_number, last_number }) => ({
    closedOn: closed_on,
    openingMinor: numberOf(opening_minor),
    closingMinor: BigInt(closing_minor),
    firstNumber: numberOf(first_number),
    lastNumber: numberOf(last_number),
  }));
}
