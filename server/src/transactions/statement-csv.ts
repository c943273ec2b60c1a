import { fromMinor } from '@quittance/sdk/money';
import { businessDateOf } from '@quittance/sdk/time';
import { byteOrderMark, csvRow } from './csv.ts';
import type { StatementParts } from './statement-parts.ts';
import { transactionFileTexts as texts } from './texts.en.ts';
import { transactionIdOf } from './transaction-id.ts';

const columns = [
  'date',
  'description',
  'counterparty',
  'reference',
  'status',
  'amount',
  'balance',
  'currency',
  'id',
] as const;

/** Writes a statement as CSV, oldest line first, between a row for the opening and one for the closing balance. */
export async function* writeCsv({ statement, lines, t }: StatementParts): AsyncGenerator<string> {
  const { currency, openingMinor, closingMinor, from, to } = statement;
  const balanceRow = (date: string, name: 'opening' | 'closing', balance: bigint) =>
    csvRow([
      date,
      t(texts, `statement.${name}`),
      '',
      '',
      '',
      '',
      { decimal: fromMinor(balance, currency) },
      currency,
      '',
    ]);
  yield byteOrderMark + csvRow(columns.map((column) => t(texts, `column.${column}`)));
  yield balanceRow(from, 'opening', openingMinor);
  for await (const batch of lines) {
    yield batch
      .map(({ line, facts }) =>
        csvRow([
          businessDateOf(line.bookedAt),
          t(texts, `kind.${facts.kind}`),
          facts.counterparty ?? '',
          facts.reference ?? '',
          t(texts, `status.${facts.status}`),
          { decimal: fromMinor(line.changeMinor, currency) },
          { decimal: fromMinor(line.balanceMinor, currency) },
          currency,
          transactionIdOf(line),
        ]),
      )
      .join('');
  }
  yield balanceRow(to, 'closing', closingMinor);
}
