import { type DocumentInvoice, electronicAddressSchemes, invoiceDocument } from '@quittance/sdk/rules';
import { describe, expect, it } from 'vitest';
import { childrenOf, findText, readXml } from '../../../xml/index.ts';
import { documentTextsFor } from '../document-texts.ts';
import { type EInvoiceSource, toEInvoice } from './e-invoice.ts';
import { brokenRules, type Syntax } from './testing/validate.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';

const party = (name: string, country: string): DocumentInvoice['sender'] => ({
  legalName: name,
  isVerified: true,
  address: { line1: '1 Pier', city: 'Boston', subdivision: 'MA', postalCode: '02110', country },
});

const base: EInvoiceSource = {
  number: 'INV-0042',
  status: 'sent',
  isOverdue: false,
  viewer: 'buyer',
  currency: 'EUR',
  items: [
    { name: 'Design & <print>', rate: '1200', qty: '1', amount: '1200.00' },
    { name: 'Услуги', rate: '0.125', qty: '1000.5', amount: '125.06' },
  ],
  baseAmount: '1325.06',
  amountToPay: '1325.06',
  totalDue: '1325.06',
  finalAmount: '1325.06',
  sendingDate: '2026-03-05',
  dueDate: '2026-04-05',
  paymentMethods: { achDirectDebit: { enabled: true } },
  sender: party('Harbor & Sons', 'US'),
  recipient: { ...party('Northwind', 'DE'), email: 'pay@northwind.example' },
  senderId: 'org_1',
  recipientId: 'org_2',
  senderDisplayName: 'Harbor & Sons',
  recipientDisplayName: 'Northwind',
};

const writers = { ubl: writeUbl, cii: writeCii };

function xmlOf(syntax: Syntax, changes: Partial<EInvoiceSource> = {}): string {
  const invoice = { ...base, ...changes };
  const setting = { t: documentTextsFor('en'), locale: 'en', brandName: 'Bancoli' };
  return writers[syntax](toEInvoice(invoice, invoiceDocument(invoice, setting)));
}

const withFees: Partial<EInvoiceSource> = {
  fees: [
    { name: 'Handling', type: 'fixed', value: '10' },
    { name: 'Service', type: 'percent', value: '0.05' },
  ],
  amountToPay: '1401.31',
  totalDue: '1421.31',
  finalAmount: '1395.21',
  customName: 'March',
  earlyDiscountPercent: '0.0197',
  earlyDiscountEndDate: '2026-03-20',
  lateFeeSettings: { type: 'flat', percent: '0.05' },
};

const syntaxes = ['ubl', 'cii'] as const;

describe.each(syntaxes)('an e-invoice in %s', (syntax) => {
  it.each([
    ['of two items', {}],
    ['with fees, late fees and a discount', withFees],
    [
      'with electronic addresses',
      {
        sender: { ...base.sender, electronicAddress: { scheme: '0088', id: '4006381333931' } },
        recipient: { ...base.recipient, electronicAddress: { scheme: '9930', id: 'DE136695976' } },
      },
    ],
    ['that is paid', { status: 'completed', paidAmount: '1325.06', paymentId: 'pay_1' }],
    [
      'in a currency without decimals',
      {
        currency: 'JPY',
        items: [{ name: 'Design', rate: '1200', qty: '1', amount: '1200' }],
        baseAmount: '1200',
        amountToPay: '1200',
        totalDue: '1200',
        finalAmount: '1200',
      },
    ],
  ] as const satisfies readonly (readonly [string, Partial<EInvoiceSource>])[])(
    '%s breaks no rule of EN 16931',
    async (_what, changes) => {
      expect(await brokenRules(xmlOf(syntax, changes), syntax)).toEqual([]);
    },
  );

  it('whose sum is wrong breaks one, so the rules are really applied', async () => {
    const xml = xmlOf(syntax).replaceAll('>1325.06<', '>1325.07<');
    expect((await brokenRules(xml, syntax)).join()).toContain('BR-CO-10');
  });
});

it('has the same figures in both syntaxes', () => {
  const ubl = readXml(xmlOf('ubl', withFees));
  const cii = readXml(xmlOf('cii', withFees));
  const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
  const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
  const pairs = [
    ['LineExtensionAmount', 'LineTotalAmount', '1325.06'],
    ['ChargeTotalAmount', 'ChargeTotalAmount', '96.25'],
    ['AllowanceTotalAmount', 'AllowanceTotalAmount', '26.10'],
    ['TaxInclusiveAmount', 'GrandTotalAmount', '1395.21'],
    ['PayableAmount', 'DuePayableAmount', '1395.21'],
  ] as const;
  for (const [inUbl, inCii, amount] of pairs) {
    expect(findText(ubl, `LegalMonetaryTotal/${inUbl}`), inUbl).toBe(amount);
    expect(findText(cii, `${sums}/${inCii}`), inCii).toBe(amount);
  }
  expect(childrenOf(ubl, 'AllowanceCharge').map((each) => findText(each, 'AllowanceChargeReason'))).toEqual([
    'Handling',
    'Service (5%)',
    'Late fees',
    'Discount',
  ]);
});

it('is refused for an invoice that can’t conform', () => {
  expect(() => xmlOf('ubl', { currency: 'BTC' })).toThrow(
    expect.objectContaining({ code: 'EInvoiceUnavailableError' }),
  );
});

describe('the electronic addresses', () => {
  const addressed: Partial<EInvoiceSource> = {
    sender: { ...base.sender, electronicAddress: { scheme: '0088', id: '4006381333931' } },
    recipient: { ...base.recipient, electronicAddress: { scheme: '9930', id: 'DE136695976' } },
  };

  it.each([
    [
      'ubl',
      '<cbc:EndpointID schemeID="0088">4006381333931</cbc:EndpointID>',
      '<cbc:EndpointID schemeID="9930">DE136695976<',
    ],
    ['cii', '<ram:URIID schemeID="0088">4006381333931</ram:URIID>', '<ram:URIID schemeID="9930">DE136695976<'],
  ] as const)('of both sides are in %s', (syntax, seller, buyer) => {
    const xml = xmlOf(syntax, addressed);
    expect(xml).toContain(seller);
    expect(xml).toContain(buyer);
    expect(xmlOf(syntax)).not.toContain('schemeID=');
  });

  it('have schemes that the standard knows', { timeout: 120_000 }, async () => {
    for (const scheme of electronicAddressSchemes) {
      const sender = { ...base.sender, electronicAddress: { scheme, id: '1' } };
      expect(await brokenRules(xmlOf('ubl', { sender }), 'ubl'), scheme).toEqual([]);
    }
  });
});
