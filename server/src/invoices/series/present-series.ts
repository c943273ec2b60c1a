import type { WireInvoice } from '@quittance/sdk/contract';
import { isUnsent, nextDatesOf } from '@quittance/sdk/rules';
import type { ClockReader } from '../amount-due.ts';
import type { Invoice } from '../invoice.ts';
import { type Series, toSeries } from './series.ts';

/** How many of the next dates are shown. */
const shownDates = 3;

/** Converts a series to its wire form, as it is on a business date. */
export const presentSeries = (series: Series, today: string): NonNullable<WireInvoice['series']> => ({
  _id: series.id,
  state: series.state,
  every: series.every,
  ...(series.endDate !== undefined && { endDate: series.endDate }),
  ...(series.count !== undefined && { count: series.count }),
  sentCount: series.sent,
  nextDates: nextDatesFor(series, today),
});

/** One that is late goes today, and the others on their dates. */
function nextDatesFor(series: Series, today: string): string[] {
  if (series.state !== 'active' || series.nextOn === null) return [];
  if (series.nextOn > today) return [...nextDatesOf(series, today, shownDates)];
  return [today, ...nextDatesOf({ ...series, sent: series.sent + 1 }, today, shownDates - 1)];
}

/** What a seller reads about the repetition of an invoice: what is planned, or the series that it belongs to. */
export async function presentRecurrence(
  { app, db }: ClockReader,
  { status, recurrence, seriesId }: Invoice,
): Promise<Pick<WireInvoice, 'recurrence' | 'series'>> {
  const planned = isUnsent(status) && recurrence !== null && { recurrence };
  if (seriesId === null) return { ...planned };
  const row = await db.selectFrom('invoice_series').selectAll().where('id', '=', seriesId).executeTakeFirstOrThrow();
  return { ...planned, series: presentSeries(toSeries(row), await app.clock.today(db)) };
}
