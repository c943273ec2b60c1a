import type { AnsweredFile } from '@quittance/sdk/contract';
import { formatDecimalMoney, toMinor } from '@quittance/sdk/money';
import { invoiceAmounts } from '@quittance/sdk/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { soakSize, soakTimeout } from '../../test-support/soak-size.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { childrenOf, findElement, findText, readXml, type XmlElement } from '../../xml/index.ts';
import { listInvoices } from '../list-invoices.ts';
import { presentRow } from '../present-invoice.ts';
import { readInvoiceAs } from '../read-invoice-as.ts';
import { readPdfText } from './pdf-text-fixtures.ts';
import { writeInvoiceFile } from './write-invoice-file.ts';

const runs = soakSize({ short: 12, soak: 10_000 });

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;

/** With two decimals and without any; the standard of e-invoices knows none with three. */
const currencies = ['USD', 'EUR', 'JPY'] as const;

const address = { line1: '1 Pier', city: 'Boston', country: 'US' };

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app, {
    sellerChanges: { openAccounts: currencies.map((currency) => ({ currency })) },
  });
  // Only with both addresses is there an e-invoice.
  await db
    .updateTable('organizations')
    .set({ address: JSON.stringify(address) })
    .execute();
});

/** Decimal text without a float: up to `max` units of 1/10^decimals, never 0. */
const decimal = (max: number, decimals: number) =>
  fc.integer({ min: 1, max }).map((units) => {
    const digits = String(units).padStart(decimals + 1, '0');
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  });

const word = fc.constantFrom('Design', 'Menü', 'Услуги', 'Υπηρεσίες', 'R&D', '<b>', 'hosting', '№7', 'a–b');
const name = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

const item = fc.record({
  name,
  rate: fc.oneof(decimal(99_999_999, 4), decimal(999_999, 2), decimal(5000, 0)),
  qty: fc.oneof(decimal(99_999, 3), decimal(50, 0)),
});

const content = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 60 }),
  customName: fc.option(name, { nil: undefined }),
  fees: fc.array(
    fc.oneof(
      fc.record({ name, type: fc.constant('percent' as const), value: decimal(9999, 4) }),
      fc.record({ name, type: fc.constant('fixed' as const), value: decimal(99_999, 2) }),
    ),
    { maxLength: 4 },
  ),
  customFields: fc.array(fc.record({ label: name, value: name }), { maxLength: 3 }),
  currency: fc.constantFrom(...currencies),
  discount: fc.option(fc.constant({ earlyDiscountPercent: '0.0197', earlyDiscountEndDate: '2090-03-20' as const }), {
    nil: undefined,
  }),
});

const normal = (text: string): string => text.replace(/\s+/g, ' ');
const textOf = ({ content: bytes }: AnsweredFile): string => Buffer.from(bytes as Uint8Array).toString();

const sumOf = (elements: readonly XmlElement[], path: string, currency: string): bigint =>
  elements.reduce((sum, each) => sum + toMinor(findText(each, path) ?? '', currency), 0n);

/** Charges minus allowances. */
const balanceOf = (adjustments: readonly XmlElement[], indicator: string, amount: string, currency: string): bigint => {
  const isCharge = (each: XmlElement) => findText(each, indicator) === 'true';
  const [charges, allowances] = [adjustments.filter(isCharge), adjustments.filter((each) => !isCharge(each))];
  return sumOf(charges, amount, currency) - sumOf(allowances, amount, currency);
};

it(
  'the list, the PDF, UBL and CII of an invoice show the same figures',
  async () => {
    await fc.assert(
      fc.asyncProperty(content, fc.constantFrom('en', 'es'), async ({ discount, customName, ...terms }, locale) => {
        const { items, currency, customFields } = terms;
        // Nobody can send an invoice of nothing.
        fc.pre(invoiceAmounts({ currency, items }).totalDueMinor > 0n);
        const { invoice } = await world.send({
          dueDate: '2090-03-31',
          ...terms,
          ...discount,
          ...(customName && { customName }),
        });
        const today = await app.clock.today(db);
        const { invoices } = await listInvoices(db, {
          today,
          organizationId: world.buyer.organizationId ?? '',
          viewers: ['buyer'],
          place: 'list',
          search: invoice.number ?? '',
          limit: 10,
        });
        const listed = invoices.find(({ id }) => id === invoice.id) ?? expect.fail('It is not in the list.');
        const figure = presentRow(listed, 'buyer', today).finalAmount.$numberDecimal;
        const wire = await readInvoiceAs({ app, db }, world.buyer, invoice.id);
        const write = (format: 'pdf' | 'ubl' | 'cii') => writeInvoiceFile({ app, db, locale }, wire, format);

        const pages = await readPdfText((await write('pdf')).content as Uint8Array);
        const printed = pages.join(' ');
        const money = (amount: string) => normal(formatDecimalMoney(amount, currency, locale));
        expect(printed).toContain(money(figure));
        // A fee of zero is left out.
        const fees = wire.fees.filter(({ amount }) => toMinor(amount.$numberDecimal, currency) > 0n);
        for (const { amount } of [...wire.items, ...fees]) expect(printed).toContain(money(amount.$numberDecimal));
        for (const { value } of customFields) expect(printed).toContain(value);

        const ubl = readXml(textOf(await write('ubl')));
        expect(findText(ubl, 'LegalMonetaryTotal/PayableAmount')).toBe(figure);
        const ublLines = childrenOf(ubl, 'InvoiceLine');
        expect(ublLines.map((line) => findText(line, 'Item/Name'))).toEqual(items.map((each) => each.name));

        const cii = findElement(readXml(textOf(await write('cii'))), 'SupplyChainTradeTransaction');
        const settlement = 'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation';
        expect(findText(cii, `${settlement}/DuePayableAmount`)).toBe(figure);
        const ciiLines = childrenOf(cii, 'IncludedSupplyChainTradeLineItem');
        const inCii = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
        const total = toMinor(figure, currency);
        const inUbl = childrenOf(ubl, 'AllowanceCharge');
        expect(
          sumOf(ublLines, 'LineExtensionAmount', currency) + balanceOf(inUbl, 'ChargeIndicator', 'Amount', currency),
        ).toBe(total);
        const ofCii = childrenOf(
          findElement(cii, 'ApplicableHeaderTradeSettlement') ?? cii,
          'SpecifiedTradeAllowanceCharge',
        );
        expect(
          sumOf(ciiLines, inCii, currency) + balanceOf(ofCii, 'ChargeIndicator/Indicator', 'ActualAmount', currency),
        ).toBe(total);
      }),
      { numRuns: runs },
    );
  },
  soakTimeout(120_000),
);
