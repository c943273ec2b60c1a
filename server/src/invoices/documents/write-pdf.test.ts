import { type DocumentInvoice, invoiceDocument } from '@quittance/sdk/rules';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { documentTextsFor } from './document-texts.ts';
import { readDrawnElements, readPdfText } from './pdf-text-fixtures.ts';
import { writePdf } from './write-pdf.ts';

const base: DocumentInvoice = {
  number: 'INV-0042',
  status: 'sent',
  isOverdue: false,
  viewer: 'buyer',
  currency: 'USD',
  items: [{ name: 'Design', rate: '1200', qty: '1', amount: '1200.00' }],
  baseAmount: '1200.00',
  amountToPay: '1200.00',
  totalDue: '1200.00',
  finalAmount: '1200.00',
  sendingDate: '2026-03-05',
  dueDate: '2026-04-05',
  paymentMethods: { achDirectDebit: { enabled: true } },
  sender: { legalName: 'Harbor & Sons <LLC>', isVerified: true },
  recipient: { legalName: 'Northwind', isVerified: false, email: 'pay@northwind.example' },
  senderDisplayName: 'Harbor & Sons <LLC>',
  recipientDisplayName: 'Northwind',
};

/** Four wide, one high. */
const logo = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAIAAAB2XpiaAAAADUlEQVR4nGMQyQuAIwAUcQNJywgDKAAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const itemNamed = (name: string): Partial<DocumentInvoice> => ({
  items: [{ name, rate: '1', qty: '1', amount: '1.00' }],
});

async function pdfOf(changes: Partial<DocumentInvoice> = {}, locale: 'en' | 'es' = 'en'): Promise<Uint8Array> {
  const setting = { t: documentTextsFor(locale), locale, brandName: 'Bancoli' };
  const document = invoiceDocument({ ...base, ...changes }, setting);
  return await writePdf({
    ...setting,
    document,
    logo: null,
    eInvoice: null,
    writtenAt: new Date('2026-03-05T12:00:00Z'),
  });
}

const pagesOf = async (...parameters: Parameters<typeof pdfOf>) => await readPdfText(await pdfOf(...parameters));
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('the PDF of an invoice', () => {
  it('is tagged, archivable and accessible, with embedded fonts only', async () => {
    const bytes = latin1(await pdfOf());
    for (const part of [
      '%PDF-1.7',
      '/MarkInfo',
      '/StructTreeRoot',
      '/Lang (en)',
      '/DisplayDocTitle true',
      '/OutputIntents',
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>A</pdfaid:conformance>',
      '<pdfuaid:part>1</pdfuaid:part>',
      '/S /H1',
      '/Scope /Column',
    ])
      expect(bytes, part).toContain(part);
    expect(bytes).not.toContain('/BaseFont /Helvetica');
    expect(bytes.match(/\/FontFile2/g)?.length).toBe(bytes.match(/\/Subtype \/CIDFontType2/g)?.length);
  });

  it('is 794 px wide', async () => {
    const [, width] = /MediaBox \[0 0 ([\d.]+)/.exec(latin1(await pdfOf())) ?? [];
    expect(Math.round((Number(width) * 96) / 72)).toBe(794);
  });

  it('keeps its metadata well-formed whatever the names contain', async () => {
    const bytes = latin1(await pdfOf());
    expect(bytes).toContain('<rdf:li>Harbor &amp; Sons &lt;LLC&gt;</rdf:li>');
    expect(bytes).toContain('(Harbor & Sons <LLC>)');
  });

  it('has real text: dates, placeholders, items, totals, every way to pay', async () => {
    const text = (await pagesOf()).join(' ');
    for (const part of [
      'Invoice number INV-0042',
      '05 Mar, 2026',
      '(created after payment)',
      'Design $1,200.00 1 $1,200.00',
      'Total due $1,200.00',
      'Bancoli balance',
      'US Bank Account (including fintech neobanks)',
      'Page 1 of 1',
    ])
      expect(text, part).toContain(part);
  });

  it('is in Spanish for its readers', async () => {
    const text = (await pagesOf({}, 'es')).join(' ');
    expect(text).toContain('Fecha de vencimiento 05 abr, 2026');
    expect(text).toContain('Total a pagar');
  });

  it('repeats the header of the table on each page, and cuts no row', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      name: `Line ${index + 1} ${'of a long description '.repeat(index % 5)}`,
      rate: '1',
      qty: '1',
      amount: '1.00',
    }));
    const pages = await pagesOf({ items });
    expect(pages.length).toBeGreaterThan(3);
    const withRows = pages.filter((page) => /Line \d+/.test(page));
    for (const page of withRows) expect(page).toContain('Item/service Unit price Qty Amount');
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    const text = pages.join(' ');
    for (const { name } of items) expect(text).toContain(name.trim());
  });

  it('writes Greek and Cyrillic', async () => {
    const items = [{ name: 'Υπηρεσίες · Услуги по разработке', rate: '1', qty: '1', amount: '1.00' }];
    expect((await pagesOf({ items })).join(' ')).toContain('Υπηρεσίες · Услуги по разработке');
  });

  it('shapes Arabic from right to left, and keeps the spoken text in reading order', async () => {
    const name = 'شركة النور (فرع 12)';
    const bytes = await pdfOf({ items: [{ name, rate: '1', qty: '1', amount: '1.00' }] });
    expect(latin1(bytes)).toContain('NotoSansArabic');
    const utf16 = Buffer.from(`\uFEFF${name}`, 'utf16le')
      .swap16()
      .toString('latin1')
      .replace(/[()\\]/g, '\\$&');
    expect(latin1(bytes)).toContain(`/ActualText (${utf16})`);
  });

  it.each([
    ['Han, Hebrew, Thai and an emoji', 'Design 設計 שלום ไทย 🏢', 'Design □□ □□□□ □□□ □'],
    ['a ligature and full-width letters', 'ﬁlm ＡＢ', 'film AB'],
    ['characters without a look', 'one\uFEFF\u00ADtwo\u2028three\u{FE0F}', 'onetwo three'],
    ['an arrow beyond the first plane between Arabic letters', 'نور \u{1F852} نور', '\u{1F852}'],
  ])('draws no missing glyph for %s, and keeps the spoken text', async (_what, name, drawn) => {
    const bytes = await pdfOf(itemNamed(name));
    const elements = await readDrawnElements(bytes);
    expect(elements.filter(({ hasMissingGlyph }) => hasMissingGlyph)).toEqual([]);
    expect(elements.map(({ text }) => text).join('\n')).toContain(drawn);
    expect(latin1(bytes)).toContain('/ActualText');
  });

  it.each([
    ['a vowel on a space', 'نور \u064B'],
    ['a sign of pause on a letter', 'نور\u06D6'],
  ])('draws Arabic with %s, which the font has no place for', async (_what, name) => {
    expect(latin1(await pdfOf(itemNamed(name)))).toContain('NotoSansArabic');
  });

  it('draws a space between two lines, and between a label and its value', async () => {
    const words = 'of a long description that needs several lines';
    const elements = await readDrawnElements(
      await pdfOf({ ...itemNamed(`${words} ${words}`), customName: 'One\nTwo' }),
    );
    const texts = elements.map(({ text }) => text);
    for (const text of [`${words} ${words}`, 'Total due $1,200.00', 'Invoice number INV-0042', 'Summary One Two'])
      expect(texts).toContain(text);
  });

  it('tells where the logo is, and what it shows', async () => {
    const setting = { t: documentTextsFor('en'), locale: 'en', brandName: 'Bancoli' };
    const document = invoiceDocument(base, setting);
    const writtenAt = new Date('2026-03-05T12:00:00Z');
    const bytes = latin1(await writePdf({ ...setting, document, logo, eInvoice: null, writtenAt }));
    // 160 wide and 40 high, at the top and right of the page.
    expect(bytes).toContain('/BBox [387.28 753.89 547.28 793.89]');
    expect(bytes).toContain('/Alt (Harbor & Sons <LLC>)');
  });

  it('shrinks a figure that is wider than its column', async () => {
    const amount = '123456789012345678901234.56';
    const items = [{ name: 'Design', rate: amount, qty: '1', amount }];
    expect((await pagesOf({ items, currency: 'IDR' })).join(' ')).toContain('123,456,789,012,345,678,901,234.56');
  });

  it('breaks a word that is longer than a line', async () => {
    const name = 'x'.repeat(200);
    const text = (await pagesOf({ items: [{ name, rate: '1', qty: '1', amount: '1.00' }] })).join('');
    expect(text.match(/x/g)?.length).toBe(200 + (text.match(/[^x]x(?!x)/g)?.length ?? 0));
  });

  it('carries the e-invoice as Factur-X', async () => {
    const setting = { t: documentTextsFor('en'), locale: 'en', brandName: 'Bancoli' };
    const eInvoice = '<rsm:CrossIndustryInvoice/>';
    const writtenAt = new Date('2026-03-05T12:00:00Z');
    const document = invoiceDocument(base, setting);
    const bytes = await writePdf({ ...setting, document, logo: null, eInvoice, writtenAt });
    const files = await (await getDocumentProxy(new Uint8Array(bytes))).getAttachments();
    expect([...(files?.keys() ?? [])]).toEqual(['factur-x.xml']);
    expect(latin1(bytes).includes('/AFRelationship /Alternative')).toBe(true);
    expect(latin1(bytes).includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')).toBe(true);
  });

  it('is the same each time', async () => {
    expect(Buffer.from(await pdfOf()).equals(Buffer.from(await pdfOf()))).toBe(true);
  });
});
