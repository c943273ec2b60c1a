import type { AnsweredFile, WireInvoice } from '@quittance/sdk/contract';
import { type Decoded, decodeJson } from '@quittance/sdk/money';
import {
  canPay,
  eInvoiceProblem,
  type InvoiceFormat,
  invoiceDocument,
  isBankTransferOffered,
} from '@quittance/sdk/rules';
import type { Connection } from '../../db/index.ts';
import type { App, Locale } from '../../kernel/index.ts';
import { documentTextsFor } from './document-texts.ts';
import { toEInvoice } from './e-invoice/e-invoice.ts';
import { writeCii } from './e-invoice/write-cii.ts';
import { writeUbl } from './e-invoice/write-ubl.ts';
import { loadPdfWriter } from './load-pdf-writer.ts';
import { readDocumentLogo } from './read-document-logo.ts';
import './transfer-details.ts';

interface Context {
  readonly app: App;
  readonly db: Connection;
  readonly locale: Locale;
}

/** The invoice as the client reads it: decimals are text. */
const decoded = (invoice: WireInvoice): Decoded<WireInvoice> =>
  decodeJson(JSON.stringify(invoice)) as Decoded<WireInvoice>;

/**
 * Writes an invoice as a file, in the reader's language.
 * @throws Refusal EInvoiceUnavailableError for the XML of an invoice that can't conform to the standard
 */
export async function writeInvoiceFile(
  { app, db, locale }: Context,
  wire: WireInvoice,
  format: InvoiceFormat,
): Promise<AnsweredFile> {
  const t = documentTextsFor(locale);
  const { brandName } = app.config;
  const invoice = decoded(wire);
  const isTransferOffered = isBankTransferOffered(invoice) && canPay('buyer', invoice.status);
  const bankTransfer = isTransferOffered ? await app.findTransferDetails({ app, db }, invoice._id) : null;
  const document = invoiceDocument({ ...invoice, ...(bankTransfer && { bankTransfer }) }, { t, locale, brandName });
  if (format !== 'pdf') {
    const xml = (format === 'ubl' ? writeUbl : writeCii)(toEInvoice(invoice, document));
    return { name: `${document.fileName}.xml`, type: 'application/xml', content: Buffer.from(xml) };
  }
  const logoFileId = invoice.businessLogoDriveFileId;
  const logo = logoFileId === undefined ? null : await readDocumentLogo(app, db, logoFileId);
  const eInvoice = eInvoiceProblem(invoice) === null ? writeCii(toEInvoice(invoice, document)) : null;
  const writePdf = await loadPdfWriter();
  const writtenAt = await app.clock.now(db);
  const content = await writePdf({ document, logo, eInvoice, t, locale, brandName, writtenAt });
  return { name: `${document.fileName}.pdf`, type: 'application/pdf', content };
}
