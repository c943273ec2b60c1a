import { byteOrderMark, csvRow } from '../csv/index.ts';
import type { Connection } from '../db/index.ts';
import type { App, Locale } from '../kernel/index.ts';
import { lineFields, lineHeaders } from './csv-line.ts';
import { fileTextsFor } from './file-texts.ts';
import { listTransactions, type TransactionFilter } from './list-transactions.ts';
import { transactionFileTexts as texts } from './texts.en.ts';

const rowsAtOnce = 1_000;

/** Inserts the field of the exact time after the date. */
const withTime = <Field>([date, ...others]: readonly Field[], time: Field): Field[] => [date as Field, time, ...others];

/** Writes every transaction that matches a filter as CSV, newest first, a batch at a time. */
export async function* exportTransactions(
  context: { readonly app: App; readonly db: Connection },
  filter: TransactionFilter,
  locale: Locale,
): AsyncGenerator<string> {
  const t = fileTextsFor(locale);
  yield byteOrderMark + csvRow(withTime(lineHeaders(t), t(texts, 'column.time')));
  let cursor: string | undefined;
  do {
    const page = await listTransactions(context, { ...filter, cursor, limit: rowsAtOnce });
    if (page.items.length > 0)
      yield page.items.map((item) => csvRow(withTime(lineFields(item, t), item.line.bookedAt.toISOString()))).join('');
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
