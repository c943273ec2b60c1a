import { fromMinor } from '@quittance/sdk/money';
import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import type { App, Locale } from '../kernel/index.ts';
import { byteOrderMark, csvRow } from './csv.ts';
import { fileTextsFor } from './file-texts.ts';
import { listTransactions, type TransactionFilter } from './list-transactions.ts';
import type { DescribedLine } from './present-transaction.ts';
import { transactionFileTexts as texts } from './texts.en.ts';
import { transactionIdOf } from './transaction-id.ts';

const rowsAtOnce = 1_000;

const columns = [
  'date',
  'time',
  'description',
  'counterparty',
  'reference',
  'status',
  'amount',
  'balance',
  'currency',
  'id',
] as const;

/** Writes every transaction that matches a filter as CSV, newest first, a batch at a time. */
export async function* exportTransactions(
  context: { readonly app: App; readonly db: Connection },
  filter: TransactionFilter,
  locale: Locale,
): AsyncGenerator<string> {
  const t = fileTextsFor(locale);
  yield byteOrderMark + csvRow(columns.map((column) => t(texts, `column.${column}`)));
  let cursor: string | undefined;
  do {
    const page = await listTransactions(context, { ...filter, cursor, limit: rowsAtOnce });
    if (page.items.length > 0) yield page.items.map((item) => csvRow(fieldsOf(item, t))).join('');
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

function fieldsOf({ line, facts }: DescribedLine, t: ReturnType<typeof fileTextsFor>) {
  return [
    businessDateOf(line.bookedAt),
    line.bookedAt.toISOString(),
    t(texts, `kind.${facts.kind}`),
    facts.counterparty ?? '',
    facts.reference ?? '',
    t(texts, `status.${facts.status}`),
    { decimal: fromMinor(line.changeMinor, line.unit) },
    { decimal: fromMinor(line.balanceMinor, line.unit) },
    line.unit,
    transactionIdOf(line),
  ];
}
