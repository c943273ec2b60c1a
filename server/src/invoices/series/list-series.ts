import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { sql } from 'kysely';
import { plannedEachTime } from '../../db/index.ts';
import { Refusal, refuseFormat } from '../../kernel/index.ts';
import type { ClockReader } from '../amount-due.ts';
import { presentSeries } from './present-series.ts';
import { toSeries } from './series.ts';

type SeriesPage = CallOutput<Contract['listSeries']>;
type SeriesRow = SeriesPage['items'][number];

export interface ListSeries {
  readonly sellerOrganizationId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The series with what its first invoice says. */
const rowsOf = ({ db }: ClockReader, sellerOrganizationId: string) =>
  db
    .selectFrom('invoice_series as series')
    .innerJoin('invoices as source', 'source.id', 'series.source_invoice_id')
    .selectAll('series')
    .select(['source.recipient_name', 'source.custom_name', 'source.amount_to_pay_minor', 'source.currency'])
    .where('series.seller_organization_id', '=', sellerOrganizationId);

const present = (row: Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number], today: string): SeriesRow => ({
  ...presentSeries(toSeries(row), today),
  invoiceId: row.source_invoice_id,
  ...(row.custom_name !== null && { customName: row.custom_name }),
  // Not the legal name, by which the seller would learn whose address it is.
  recipientDisplayName: row.recipient_name,
  amountToPay: toWireDecimal(BigInt(row.amount_to_pay_minor), row.currency),
  currency: row.currency,
});

/** Lists one page of a seller's series, newest first. @throws ValidationError for an invalid cursor */
export async function listSeries(
  reader: ClockReader,
  { sellerOrganizationId, cursor, limit }: ListSeries,
): Promise<SeriesPage> {
  let query = rowsOf(reader, sellerOrganizationId)
    .orderBy('series.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('series.id', '<', readCursor(cursor));
  const rows = await query.modifyEnd(sql.raw(plannedEachTime)).execute();
  const today = await reader.app.clock.today(reader.db);
  const items = rows.slice(0, limit).map((row) => present(row, today));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?._id ?? null) : null };
}

/** Returns one series of a seller. @throws NotFoundError */
export async function getSeriesRow(reader: ClockReader, sellerOrganizationId: string, id: string): Promise<SeriesRow> {
  const row = await rowsOf(reader, sellerOrganizationId).where('series.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such recurring invoice.');
  return present(row, await reader.app.clock.today(reader.db));
}

function readCursor(cursor: string): string {
  if (!/^ser_[0-9a-z]+$/.test(cursor)) throw refuseFormat('cursor');
  return cursor;
}
