import { nextDatesOf, type RecurrenceUnit, type SeriesState } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { Refusal } from '../../kernel/index.ts';
import type { InvoiceSeriesTable } from '../tables.ts';

/** Invoices that repeat the first one by date. */
export interface Series {
  readonly id: string;
  readonly sellerOrganizationId: string;
  /** The first invoice. */
  readonly sourceInvoiceId: string;
  readonly every: RecurrenceUnit;
  /** The day of the first invoice. */
  readonly anchor: string;
  readonly endDate?: string;
  readonly count?: number;
  /** How many invoices have gone. */
  readonly sent: number;
  readonly nextOn: string | null;
  readonly state: SeriesState;
}

export const toSeries = (row: Selectable<InvoiceSeriesTable>): Series => ({
  id: row.id,
  sellerOrganizationId: row.seller_organization_id,
  sourceInvoiceId: row.source_invoice_id,
  every: row.every,
  anchor: row.anchor_date,
  ...(row.end_date !== null && { endDate: row.end_date }),
  ...(row.max_count !== null && { count: row.max_count }),
  sent: row.sent_count,
  nextOn: row.next_on,
  state: row.state,
});

/** Returns a series, locked until the transaction ends. @throws NotFoundError */
export async function lockSeries(db: Connection, id: string): Promise<Series> {
  const row = await db.selectFrom('invoice_series').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such recurring invoice.');
  return toSeries(row);
}

/** Returns the state and the next date of a series that goes on after a day. */
export function goingOn(
  plan: Parameters<typeof nextDatesOf>[0],
  after: string,
): { readonly state: SeriesState; readonly next_on: string | null } {
  const [next] = nextDatesOf(plan, after, 1);
  return next === undefined ? { state: 'ended', next_on: null } : { state: 'active', next_on: next };
}
