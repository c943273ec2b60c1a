import type { CallInput, Contract } from '@quittance/sdk/contract';
import { invoiceStatusTexts } from '@quittance/sdk/i18n';
import { fromMinor } from '@quittance/sdk/money';
import { isUnsent, listedStatus, listStatusKey, type Viewer } from '@quittance/sdk/rules';
import { byteOrderMark, type CsvField, csvRow } from '../../csv/index.ts';
import type { Locale } from '../../kernel/index.ts';
import { type ClockReader, finalAmountMinor } from '../amount-due.ts';
import type { Invoice } from '../invoice.ts';
import { invoicePlaces } from '../invoice-places.ts';
import { listInvoices } from '../list-invoices.ts';
import { exportTextsFor } from './export-texts.ts';
import { invoiceFileTexts as texts } from './texts.en.ts';

type Query = CallInput<Contract['exportInvoices']>['query'];

const rowsAtOnce = 1_000;

const columns = [
  'number',
  'summary',
  'party',
  'sendingDate',
  'dueDate',
  'status',
  'amount',
  'total',
  'currency',
] as const;

/** What a list knows of an invoice, so that its file has the same words. */
const factsOf = ({ status, isOverdue, externalNotifiedAt }: Invoice, viewer: Viewer) => ({
  status: listedStatus(status, viewer),
  isOverdue,
  viewer,
  externalPaymentNotificationSent: externalNotifiedAt !== null,
});

/** Writes every invoice of a list that matches a filter as CSV, a batch at a time, so that its length costs no memory. */
export async function* exportInvoices(
  { app, db }: ClockReader,
  { list, organizationId, ...filter }: Query & { readonly organizationId: string },
  locale: Locale,
): AsyncGenerator<string> {
  const t = exportTextsFor(locale);
  const place = invoicePlaces[list];
  const [viewer] = place.viewers;
  yield byteOrderMark + csvRow(columns.map((column) => t(texts, `column.${column}`)));
  const today = await app.clock.today(db);
  const fieldsOf = (invoice: Invoice): CsvField[] => [
    invoice.number ?? '',
    invoice.customName ?? '',
    viewer === 'seller' ? invoice.recipientName || invoice.recipientEmail : invoice.senderName,
    isUnsent(invoice.status) ? '' : (invoice.sendingDate ?? ''),
    invoice.dueDate,
    t(invoiceStatusTexts, listStatusKey(factsOf(invoice, viewer))),
    { decimal: fromMinor(finalAmountMinor(invoice, today), invoice.currency) },
    { decimal: fromMinor(invoice.totalDueMinor, invoice.currency) },
    invoice.currency,
  ];
  let cursor: string | undefined;
  do {
    const query = { ...filter, ...place, organizationId, today, cursor, limit: rowsAtOnce };
    const { invoices, nextCursor } = await listInvoices(db, query);
    if (invoices.length > 0) yield invoices.map((invoice) => csvRow(fieldsOf(invoice))).join('');
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
