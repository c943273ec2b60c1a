import { newId, type OperationContext } from '../../kernel/index.ts';
import type { Invoice } from '../invoice.ts';
import { goingOn } from './series.ts';

/**
 * Starts the series of an invoice that is being sent and is to be repeated.
 * @param anchor the day from which its dates are counted
 * @returns the invoice's columns; none for an ordinary invoice
 */
export async function startSeries(
  { app, db }: OperationContext,
  { id: sourceInvoiceId, sellerOrganizationId, recurrence, seriesId }: Invoice,
  anchor: string,
): Promise<{ readonly series_id?: string; readonly series_position?: number }> {
  if (recurrence === null || seriesId !== null) return {};
  const id = newId('ser');
  const at = await app.clock.now(db);
  const { every, endDate, count } = recurrence;
  await db
    .insertInto('invoice_series')
    .values({
      id,
      seller_organization_id: sellerOrganizationId,
      source_invoice_id: sourceInvoiceId,
      every,
      anchor_date: anchor,
      end_date: endDate ?? null,
      max_count: count ?? null,
      ...goingOn({ ...recurrence, anchor, sent: 1 }, await app.clock.today(db)),
      created_at: at,
      updated_at: at,
    })
    .execute();
  return { series_id: id, series_position: 1 };
}
