import type { AnsweredFile, WireInvoice } from '@quittance/sdk/contract';
import { type Decoded, decodeJson } from '@quittance/sdk/money';
import { invoiceDocument } from '@quittance/sdk/rules';
import type { Connection } from '../../db/index.ts';
import type { App, Locale } from '../../kernel/index.ts';
import { documentTextsFor } from './document-texts.ts';
import { readDocumentLogo } from './read-document-logo.ts';

interface Context {
  readonly app: App;
  readonly db: Connection;
  readonly locale: Locale;
}

/** The invoice as the client reads it: decimals are text. */
const decoded = (invoice: WireInvoice): Decoded<WireInvoice> =>
  decodeJson(JSON.stringify(invoice)) as Decoded<WireInvoice>;

/** Writes an invoice as a file, in the reader's language. */
export async function writeInvoiceFile({ app, db, locale }: Context, invoice: WireInvoice): Promise<AnsweredFile> {
  const t = documentTextsFor(locale);
  const { brandName } = app.config;
  const document = invoiceDocument(decoded(invoice), { t, locale, brandName });
  const logoFileId = invoice.businessLogoDriveFileId;
  const logo = logoFileId === undefined ? null : await readDocumentLogo(app, db, logoFileId);
  // Loaded for the first PDF: the library and its fonts take a tenth of a second.
  const { writePdf } = await import('./write-pdf.ts');
  const writtenAt = await app.clock.now(db);
  const content = await writePdf({ document, logo, t, locale, brandName, writtenAt });
  return { name: `${document.fileName}.pdf`, type: 'application/pdf', content };
}
