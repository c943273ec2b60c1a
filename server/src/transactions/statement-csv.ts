import { fromMinor } from '@quittance/sdk/money';
import { byteOrderMark, csvRow } from '../csv/index.ts';
import { lineFields, lineHeaders } from './csv-line.ts';
import type { StatementParts } from './statement-parts.ts';
import { transactionFileTexts as texts } from './texts.en.ts';

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
  yield byteOrderMark + csvRow(lineHeaders(t));
  yield balanceRow(from, 'opening', openingMinor);
  for await (const batch of lines) {
    yield batch.map((line) => csvRow(lineFields(line, t))).join('');
  }
  yield balanceRow(to, 'closing', closingMinor);
}
