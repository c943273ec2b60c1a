import PDFDocument from 'pdfkit';
import { openFonts } from '../../../server/src/pdf/index.ts';
import type { BenchInvoice } from './invoice.ts';

const rowsOnPage = 25;

/**
 * Writes the texts of an invoice with pdfkit alone: the same fonts, parsed once, and the same promise, tags and PDF/A. It
 * lays nothing out, so texts may overlap.
 */
export async function writeBarePdf({ document }: BenchInvoice): Promise<number> {
  const { regular, semibold } = await openFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 48,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    lang: 'en',
    font: null as unknown as string,
    info: { Title: document.fileName },
  });
  let size = 0;
  pdf.on('data', (chunk: Uint8Array) => {
    size += chunk.length;
  });
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('regular', regular.text as unknown as string);
  pdf.registerFont('semibold', semibold.text as unknown as string);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paragraph = (text: string) => root.add(pdf.struct('P', {}, [() => pdf.text(text, 48, 60)]));
  pdf.font('semibold').fontSize(24);
  paragraph(document.title);
  pdf.font('regular').fontSize(9.5);
  for (const { label, name, lines } of [document.seller, document.buyer]) [label, name, ...lines].forEach(paragraph);
  for (const { label, text } of [...document.facts, ...document.totals]) [label, text].forEach(paragraph);
  for (const { title, text } of document.payments) [title, text].forEach(paragraph);
  const table = pdf.struct('Table');
  root.add(table);
  for (const [index, item] of document.items.entries()) {
    if (index > 0 && index % rowsOnPage === 0) pdf.addPage();
    const y = 80 + (index % rowsOnPage) * 26;
    const row = pdf.struct('TR');
    table.add(row);
    const cell = (text: string, x: number, width: number, align: 'left' | 'right') =>
      row.add(pdf.struct('TD', {}, [() => pdf.text(text, x, y, { width, align })]));
    cell(item.name, 48, 230, 'left');
    cell(item.unitPrice, 286, 92, 'right');
    cell(item.quantity, 386, 62, 'right');
    cell(item.amount, 456, 91, 'right');
    row.end();
  }
  table.end();
  root.end();
  pdf.end();
  await ended;
  return size;
}
