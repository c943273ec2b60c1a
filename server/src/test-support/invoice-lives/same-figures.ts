import type { AnsweredFile, WireInvoice } from '@quittance/sdk/contract';
import { formatDecimalMoney, fromMinor, toMinor } from '@quittance/sdk/money';
import type { Viewer } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readPdfText } from '../../invoices/documents/pdf-text-fixtures.ts';
import { writeInvoiceFile } from '../../invoices/documents/write-invoice-file.ts';
import { listInvoiceRows } from '../../invoices/list-invoice-rows.ts';
import { readInvoiceAs } from '../../invoices/read-invoice-as.ts';
import { readStatement, statementLines } from '../../transactions/statement.ts';
import { findElement, findText, readXml } from '../../xml/index.ts';
import { expectSameAccount } from '../same-account.ts';
import type { LifeContext } from './invoice-life.ts';

type Context = Omit<LifeContext, 'stranger'>;

/** The amount of an invoice in the list or log of one side. */
async function listedAmount({ app, world }: Context, { _id, number = '' }: WireInvoice, viewer: Viewer) {
  const organizationId = world[viewer].organizationId ?? '';
  const places = await Promise.all(
    (['list', 'log'] as const).map((place) =>
      listInvoiceRows({ app, db: app.db }, { organizationId, viewers: [viewer], place, search: number, limit: 100 }),
    ),
  );
  const row = places.flatMap(({ items }) => items).find((each) => each._id === _id);
  return row?.finalAmount.$numberDecimal;
}

const textOf = ({ content }: AnsweredFile): string => Buffer.from(content as Uint8Array).toString();
const sumOf = (amounts: readonly (string | null)[]): bigint =>
  amounts.reduce((sum, amount) => sum + toMinor(amount ?? '', 'USD'), 0n);

/** Expects one amount of a sent invoice in the list or log, detail, PDF, UBL and CII of both sides. */
export async function expectSameFigures({ app, world }: Context, invoiceId: string): Promise<void> {
  if ((await world.invoice(invoiceId)).number === null) return;
  const reader = { app, db: app.db };
  for (const viewer of ['seller', 'buyer'] as const) {
    const detail = await readInvoiceAs(reader, world[viewer], invoiceId);
    const amount = detail.finalAmount.$numberDecimal;
    const name = `${viewer} of an invoice that is ${detail.status}`;
    expect(await listedAmount({ app, world }, detail, viewer), `list, ${name}`).toBe(amount);

    const write = (format: 'pdf' | 'ubl' | 'cii') => writeInvoiceFile({ ...reader, locale: 'en' }, detail, format);
    const printed = (await readPdfText((await write('pdf')).content as Uint8Array)).join(' ');
    expect(printed, `PDF, ${name}`).toContain(formatDecimalMoney(amount, 'USD', 'en'));

    // A seller doesn't learn of an open invoice whether its buyer is on the platform.
    if (!detail.recipient.address) continue;
    const inUbl = findElement(readXml(textOf(await write('ubl'))), 'LegalMonetaryTotal');
    const ubl = ['PrepaidAmount', 'PayableAmount'].map((each) => findText(inUbl, each) ?? null);
    expect(fromMinor(sumOf(ubl), 'USD'), `UBL, ${name}`).toBe(amount);

    const summary =
      'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation';
    const inCii = findElement(readXml(textOf(await write('cii'))), summary);
    const cii = ['TotalPrepaidAmount', 'DuePayableAmount'].map((each) => findText(inCii, each) ?? null);
    expect(fromMinor(sumOf(cii), 'USD'), `CII, ${name}`).toBe(amount);
  }
}

/** Expects account and statement of each side to agree with the ledger, also on what it has of each invoice. */
export async function expectSameStatements({ app, world }: Context): Promise<void> {
  const { db } = app;
  const today = await app.clock.today(db);
  for (const viewer of ['seller', 'buyer'] as const) {
    const organizationId = world[viewer].organizationId ?? '';
    const period = { organizationId, currency: 'USD', from: '2090-01-01', to: today } as const;
    await expectSameAccount(app, { organizationId, currency: 'USD' }, period.from);
    const statement = await readStatement(db, period);
    const stated = new Map<string, bigint>();
    for await (const batch of statementLines({ app, db }, statement)) {
      for (const { line } of batch) {
        const { invoiceId, changeMinor } = line;
        if (invoiceId !== null) stated.set(invoiceId, (stated.get(invoiceId) ?? 0n) + changeMinor);
      }
    }
    const { rows: booked } = await sql<{ invoice_id: string; change: string }>`
      select j.invoice_id, sum(case l.direction when 'credit' then l.amount else -l.amount end)::text as change
      from ledger_lines l
      join ledger_journals j on j.id = l.journal_id
      join ledger_accounts a on a.id = l.account_id
      where a.code = ${`avail:${organizationId}:traditional`} and j.phase in ('single', 'post') and j.invoice_id is not null
      group by j.invoice_id`.execute(db);
    expect(stated).toEqual(new Map(booked.map(({ invoice_id, change }) => [invoice_id, BigInt(change)])));
    expect(stated.size).toBeGreaterThan(0);
  }
}
