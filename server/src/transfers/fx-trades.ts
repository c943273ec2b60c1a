import { addDays, businessDateOf, isBankingDay, nextBankingDay, startOfBusinessDay } from '@quittance/sdk/time';
import { newId, type OperationContext } from '../kernel/index.ts';
import type { Transfer } from './transfer.ts';

/** Hour in New York at which the house covers the conversions of a banking day with its bank. */
const coverHour = 17;
const hourMs = 3_600_000;

const coverTime = (date: string): Date => new Date(startOfBusinessDay(date).getTime() + coverHour * hourMs);

/** Returns when a trade made now is covered. */
export function coverDueAt(now: Date): Date {
  const date = businessDateOf(now);
  return isBankingDay(date) && now < coverTime(date) ? coverTime(date) : coverTime(nextBankingDay(addDays(date, 1)));
}

/** Records the conversion of a transfer, for the house to cover. Nothing for a transfer without one. */
export async function recordTrade({ app, db }: OperationContext, { id, quote }: Transfer): Promise<void> {
  if (!quote.conversion) return;
  await db
    .insertInto('fx_trades')
    .values({
      id: newId('fxt'),
      transfer_id: id,
      sold_currency: quote.fromCurrency,
      sold_minor: quote.sentMinor - quote.marginMinor,
      bought_currency: quote.toCurrency,
      bought_minor: quote.receivedMinor,
      due_at: coverDueAt(await app.clock.now(db)),
      cover_id: null,
    })
    .execute();
}

/** Records that the conversion of a transfer was undone: the house owes the opposite, at the same rate. */
export async function recordUndoneTrade({ app, db }: OperationContext, { id, quote }: Transfer): Promise<void> {
  if (!quote.conversion) return;
  await db
    .insertInto('fx_trades')
    .values({
      id: newId('fxt'),
      transfer_id: id,
      sold_currency: quote.toCurrency,
      sold_minor: quote.receivedMinor,
      bought_currency: quote.fromCurrency,
      bought_minor: quote.sentMinor - quote.marginMinor,
      due_at: coverDueAt(await app.clock.now(db)),
      cover_id: null,
    })
    .execute();
}
