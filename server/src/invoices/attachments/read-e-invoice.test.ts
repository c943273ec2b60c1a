import { describe, expect, it } from 'vitest';
import type { EInvoice } from '../documents/e-invoice/e-invoice.ts';
import { writeCii } from '../documents/e-invoice/write-cii.ts';
import { writeUbl } from '../documents/e-invoice/write-ubl.ts';
import { maxLines } from './e-invoice-values.ts';
import { readEInvoice } from './read-e-invoice.ts';

const party = { id: 'org_1', name: 'Harbor <Light> & Co', email: null, endpoint: null };
const address = { line1: '1 Pier', city: 'Boston', postalCode: '02110', country: 'US' };
const written: EInvoice = {
  number: 'INV-7',
  issueDate: '2026-03-02',
  dueDate: '2026-04-01',
  currency: 'EUR',
  summary: 'March',
  terms: '2% fee every 30 days',
  seller: { ...party, address },
  buyer: { ...party, name: 'Buyer', address },
  lines: [{ name: 'Work', quantity: '3', price: '33.335', amount: '100.01' }],
  adjustments: [{ isCharge: true, reason: 'Shipping', amount: '5.00' }],
  lineTotal: '100.01',
  chargeTotal: '5.00',
  allowanceTotal: '0',
  grandTotal: '105.01',
  paid: '0',
  payable: '105.01',
};

const read = (xml: string) => readEInvoice(Buffer.from(xml));

it.each([
  ['ubl', writeUbl(written)],
  ['cii', writeCii(written)],
] as const)('reads what we write ourselves in %s', (syntax, xml) => {
  expect(read(xml)).toMatchObject({
    syntax,
    isCreditNote: false,
    number: 'INV-7',
    issueDate: '2026-03-02',
    dueDate: '2026-04-01',
    currency: 'EUR',
    seller: { name: 'Harbor <Light> & Co', lines: ['1 Pier', '02110 Boston', 'US'] },
    buyer: { name: 'Buyer' },
    notes: ['March', '2% fee every 30 days'],
    lines: [
      {
        name: 'Work',
        quantity: { $numberDecimal: '3' },
        unit: 'C62',
        price: { $numberDecimal: '33.335' },
        amount: { $numberDecimal: '100.01' },
      },
    ],
    omittedLines: 0,
  });
  const totals = Object.fromEntries((read(xml)?.totals ?? []).map(({ kind, amount }) => [kind, amount.$numberDecimal]));
  expect(totals).toMatchObject({ lines: '100.01', charges: '5.00', withTax: '105.01', payable: '105.01' });
});

describe('an invoice is not read', () => {
  it.each([
    [
      'that defines an entity',
      '<!DOCTYPE Invoice [<!ENTITY e SYSTEM "file:///etc/passwd">]><Invoice><ID>&e;</ID></Invoice>',
    ],
    [
      'that multiplies entities',
      '<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><Invoice>&b;</Invoice>',
    ],
    ['that is no invoice', '<html><body>Invoice</body></html>'],
    ['that is broken', '<Invoice><ID>7</Invoice>'],
    ['that is empty', ''],
  ])('%s', (_what, xml) => {
    expect(read(xml)).toBeNull();
  });
});

it('leaves out numbers, dates and currencies that are none, and counts the lines of a very long one', () => {
  const line = '<InvoiceLine><Item><Name>x</Name></Item><LineExtensionAmount>1e9</LineExtensionAmount></InvoiceLine>';
  const found = read(
    `<Invoice><IssueDate>soon</IssueDate><DocumentCurrencyCode>dollars</DocumentCurrencyCode>${line.repeat(maxLines + 3)}</Invoice>`,
  );
  expect(found).toMatchObject({ issueDate: 'soon', omittedLines: 3, totals: [] });
  expect(found).not.toHaveProperty('currency');
  expect(found?.lines[0]).toEqual({ name: 'x' });
});

it('reads credit notes, tax numbers and Peppol ids, and other encodings', () => {
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><CreditNote><ID>C-1</ID><AccountingSupplierParty><Party>
    <EndpointID schemeID="0088">7300010000001</EndpointID><PartyTaxScheme><CompanyID>DE123</CompanyID></PartyTaxScheme>
    <PartyName><Name>Müller</Name></PartyName></Party></AccountingSupplierParty>
    <CreditNoteLine><CreditedQuantity unitCode="HUR">2</CreditedQuantity></CreditNoteLine></CreditNote>`;
  expect(readEInvoice(Buffer.from(xml, 'latin1'))).toMatchObject({
    isCreditNote: true,
    seller: { name: 'Müller', taxId: 'DE123', endpoint: '0088:7300010000001' },
    lines: [{ quantity: { $numberDecimal: '2' }, unit: 'HUR' }],
  });
});
