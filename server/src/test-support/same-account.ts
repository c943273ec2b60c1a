import type { AccountType, AnsweredFile } from '@quittance/sdk/contract';
import { formatMoney, fromMinor, toMinor } from '@quittance/sdk/money';
import { addDays, type BusinessDate, businessDateOf } from '@quittance/sdk/time';
import { expect } from 'vitest';
import { listCurrencyAccounts } from '../accounts/index.ts';
import { readPdfText } from '../invoices/documents/pdf-text-fixtures.ts';
import type { App } from '../kernel/index.ts';
import { accounts, balanceOf } from '../ledger/index.ts';
import { listTransactions } from '../transactions/list-transactions.ts';
import { readStatement, type StatementQuery, statementLines } from '../transactions/statement.ts';
import { writeStatementFile } from '../transactions/write-statement-file.ts';

interface OneAccount {
  readonly organizationId: string;
  readonly currency: string;
  /** Absent in other currencies than the US dollar. */
  readonly accountType?: AccountType;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n);

/**
 * Expects the ledger, the list of accounts, the history and the statements of an account to say the same.
 * @param since a date before the first line
 */
export async function expectSameAccount(app: App, account: OneAccount, since: BusinessDate): Promise<void> {
  const { currency, organizationId } = account;
  const balance = await balanceOf(app.db, accounts.available(organizationId, account), currency);
  const today = await app.clock.today(app.db);
  expect(await listedBalance(app, account), 'the list of accounts').toBe(balance);
  await expectSameHistory(app, account, balance);
  const { lines } = await expectSameStatement(app, { ...account, from: since, to: today }, [0n, balance]);
  // The same lines, in two periods that meet on a day with lines.
  const [cut] = lines.slice(Math.floor(lines.length / 2));
  if (cut === undefined) return;
  const first = await expectSameStatement(app, { ...account, from: since, to: cut.bookedOn }, [0n, null]);
  const next = addDays(cut.bookedOn, 1);
  const second = next > today ? null : { ...account, from: next, to: today };
  const rest = second ? (await expectSameStatement(app, second, [first.closingMinor, balance])).lines : [];
  expect([...first.lines, ...rest]).toEqual(lines);
}

async function listedBalance(app: App, { organizationId, currency, accountType = 'traditional' }: OneAccount) {
  const listed = await listCurrencyAccounts({ app, db: app.db }, organizationId);
  const item = listed.find((each) => each.currency === currency && (each.accountType ?? 'traditional') === accountType);
  return toMinor(item?.balance.$numberDecimal ?? '', currency);
}

/** Reads the history page by page: its lines lead from nothing to the balance. */
async function expectSameHistory(app: App, account: OneAccount, balance: bigint): Promise<void> {
  const newestFirst: { readonly changeMinor: bigint; readonly balanceMinor: bigint; readonly position: bigint }[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listTransactions({ app, db: app.db }, { ...account, limit: 7, ...(cursor && { cursor }) });
    newestFirst.push(...page.items.map(({ line }) => line));
    cursor = page.nextCursor;
  } while (cursor !== null);
  let after = 0n;
  for (const [index, line] of newestFirst.reverse().entries()) {
    after += line.changeMinor;
    expect([line.position, line.balanceMinor], 'a line of the history').toEqual([BigInt(index + 1), after]);
  }
  expect(after, 'the history').toBe(balance);
}

interface StatedLine {
  readonly position: bigint;
  readonly changeMinor: bigint;
  readonly balanceMinor: bigint;
  readonly bookedOn: BusinessDate;
}

/**
 * Expects a statement to go from one balance to the other, and its files to have its lines and balances.
 * @param balances the opening and the closing balance; null: not compared
 */
async function expectSameStatement(
  app: App,
  query: StatementQuery,
  [opening, closing]: readonly [bigint, bigint | null],
): Promise<{ readonly closingMinor: bigint; readonly lines: readonly StatedLine[] }> {
  const statement = await readStatement(app.db, query);
  const { openingMinor, closingMinor, received, spent } = statement;
  expect(openingMinor, 'the opening balance').toBe(opening);
  if (closing !== null) expect(closingMinor, 'the closing balance').toBe(closing);
  const lines: StatedLine[] = [];
  for await (const batch of statementLines({ app, db: app.db }, statement)) {
    for (const { line } of batch) {
      const { position, changeMinor, balanceMinor, bookedAt } = line;
      lines.push({ position, changeMinor, balanceMinor, bookedOn: businessDateOf(bookedAt) });
    }
  }
  const changes = lines.map(({ changeMinor }) => changeMinor);
  expect(received.totalMinor - spent.totalMinor, 'the totals').toBe(sum(changes));
  expect(openingMinor + sum(changes)).toBe(closingMinor);

  const { currency } = query;
  const write = (format: 'csv' | 'camt.053' | 'ofx' | 'pdf') =>
    writeStatementFile({ app, db: app.db, locale: 'en' }, statement, format);
  const csv = (await textOf(await write('csv'))).trimEnd().split('\r\n').slice(2, -1);
  const decimals = changes.map((change) => fromMinor(change, currency));
  expect(
    csv.map((row) => row.split(',').at(-4)),
    'CSV',
  ).toEqual(decimals);
  expect(entriesOf(await textOf(await write('camt.053')), currency), 'camt.053').toEqual(changes);
  const ofx = await textOf(await write('ofx'));
  expect(amountsIn(ofx, 'TRNAMT'), 'OFX').toEqual(decimals);
  expect(amountsIn(ofx, 'BALAMT'), 'OFX').toEqual([fromMinor(closingMinor, currency)]);
  const printed = (await readPdfText((await write('pdf')).content as Uint8Array)).join(' ');
  expect(printed, 'PDF').toContain(formatMoney({ amountMinor: closingMinor, currency }, 'en'));
  return { closingMinor, lines };
}

const textOf = async ({ content }: AnsweredFile): Promise<string> =>
  await new Response(content as ReadableStream<Uint8Array>).text();

const amountsIn = (ofx: string, tag: string): readonly (string | undefined)[] =>
  [...ofx.matchAll(new RegExp(`<${tag}>([^<]+)<`, 'g'))].map(([, amount]) => amount);

/** Returns the signed amounts of the entries of a camt.053 file. */
const entriesOf = (text: string, currency: string): readonly bigint[] =>
  [...text.matchAll(/<Ntry>.*?<Amt[^>]*>([^<]+)<\/Amt><CdtDbtInd>(CRDT|DBIT)</gs)].map(
    ([, amount = '', side]) => toMinor(amount, currency) * (side === 'CRDT' ? 1n : -1n),
  );
