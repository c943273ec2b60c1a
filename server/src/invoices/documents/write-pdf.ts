import { type I18n, invoiceDocumentTexts as texts } from '@quittance/sdk/i18n';
import type { InvoiceDocument } from '@quittance/sdk/rules';
import { accessibilitySchema, collectPdf, createPdf, declareExtensions } from '../../pdf/index.ts';
import { attachEInvoice, facturXSchema } from './e-invoice/attach-e-invoice.ts';
import { PageWriter, page, styles } from './page-writer.ts';
import { numberPages, writePayments, writeTerms, writeTotals } from './write-foot.ts';
import { type DocumentLogo, writeFacts, writeParties, writeTitle } from './write-head.ts';
import { writeItems } from './write-items.ts';

export interface PdfParts {
  readonly document: InvoiceDocument;
  readonly logo: DocumentLogo | null;
  /** The same invoice as CII, to embed; null if it can't conform to the standard. */
  readonly eInvoice: string | null;
  readonly t: I18n['t'];
  readonly locale: string;
  readonly brandName: string;
  /** Business time of the writing. */
  readonly writtenAt: Date;
}

/** Writes an invoice as a tagged, archivable PDF (PDF/A-3a, PDF/UA) with real text and embedded fonts. */
export async function writePdf(parts: PdfParts): Promise<Uint8Array> {
  const { document, logo, eInvoice, t, locale, brandName, writtenAt } = parts;
  const pdf = await createPdf({
    title: document.fileName,
    author: document.seller.name,
    producer: brandName,
    language: locale,
    createdAt: writtenAt,
    size: 'A4',
    margin: page.margin,
  });
  const collected = collectPdf(pdf);
  // Text is placed by us, so pdfkit must never turn a page.
  pdf.on('pageAdded', () => Object.assign(pdf.page.margins, { bottom: 0 }));
  pdf.page.margins.bottom = 0;
  const writer = new PageWriter(pdf);
  writeTitle(writer, document, logo);
  writeParties(writer, document);
  writeFacts(writer, document);
  writer.paragraph('H2', t(texts, 'details'), styles.heading);
  writer.y += 6;
  writeItems(writer, document, {
    name: t(texts, 'item'),
    unitPrice: t(texts, 'unitPrice'),
    quantity: t(texts, 'quantity'),
    amount: t(texts, 'amount'),
  });
  writeTotals(writer, document);
  writeTerms(writer, document, t(texts, 'terms.title'));
  writePayments(writer, document, t(texts, 'payment.title'));
  writer.root.end();
  numberPages(writer, `${document.fileName} · ${document.seller.name}`, (number, pages) =>
    t(texts, 'page', { page: number, pages }),
  );
  if (eInvoice !== null) attachEInvoice(pdf, eInvoice, writtenAt);
  declareExtensions(pdf, [accessibilitySchema, ...(eInvoice === null ? [] : [facturXSchema])]);
  pdf.end();
  return await collected;
}
