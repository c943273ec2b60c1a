import type { AnsweredFile } from '@quittance/sdk/contract';
import { maxPdfLines, type StatementFormat } from '@quittance/sdk/rules';
import { streamOf } from '../csv/index.ts';
import type { Connection } from '../db/index.ts';
import { type App, type Locale, refuseFormat } from '../kernel/index.ts';
import { accountNumbersOf } from './account-numbers.ts';
import { fileTextsFor } from './file-texts.ts';
import { countOf, type Statement, statementLines } from './statement.ts';
import { writeCamt053 } from './statement-camt053.ts';
import { writeCsv } from './statement-csv.ts';
import { writeOfx } from './statement-ofx.ts';
import type { StatementParts } from './statement-parts.ts';
import { transactionFileTexts as texts } from './texts.en.ts';

interface Context {
  readonly app: App;
  readonly db: Connection;
  readonly locale: Locale;
}

const textFormats = {
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8', extension: 'csv' },
  'camt.053': { write: writeCamt053, type: 'application/xml', extension: 'camt053.xml' },
  ofx: { write: writeOfx, type: 'application/x-ofx', extension: 'ofx' },
} as const;

/**
 * Writes a statement as a file. Texts are written as they are read, so a statement of any length takes little memory.
 * @throws ValidationError for a PDF of more than `maxPdfLines` lines
 */
export async function writeStatementFile(
  context: Context,
  statement: Statement,
  format: StatementFormat,
): Promise<AnsweredFile> {
  const { app, db, locale } = context;
  const t = fileTextsFor(locale);
  const parts: StatementParts = {
    statement,
    lines: statementLines(context, statement),
    brandName: app.config.brandName,
    numbers: await accountNumbersOf(context, statement),
    writtenAt: await app.clock.now(db),
    locale,
    t,
  };
  const name = `${t(texts, 'statementName')}-${statement.currency}-${statement.from}-${statement.to}`;
  if (format === 'pdf') {
    if (countOf(statement.range) > BigInt(maxPdfLines)) throw refuseFormat('format');
    // Loaded for the first PDF: the library and its fonts take a tenth of a second.
    const { writePdf } = await import('./statement-pdf.ts');
    return { name: `${name}.pdf`, type: 'application/pdf', content: await writePdf(parts) };
  }
  const { write, type, extension } = textFormats[format];
  return { name: `${name}.${extension}`, type, content: streamOf(write(parts)) };
}
