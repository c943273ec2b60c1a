import { isDiscountInForce, isPaymentInProgress, isUnsent } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';
import { nextLateFee } from './late-fee-terms.ts';

/** What a buyer pays, and the early discount in it. Minor units of the invoice's currency. */
export interface AmountDue {
  readonly amountMinor: bigint;
  readonly discountMinor: bigint;
}

/** Returns what a buyer pays who pays on a business date. */
export function amountDueOn(invoice: Invoice, today: string): AmountDue {
  const { status, earlyDiscount, totalDueMinor } = invoice;
  const isGiven = isDiscountInForce({ status, earlyDiscountEndDate: earlyDiscount.endDate }, today);
  const discountMinor = isGiven ? earlyDiscount.amountMinor : 0n;
  return { amountMinor: totalDueMinor - discountMinor, discountMinor };
}

interface DayChange {
  readonly today: string;
  readonly tomorrow: string;
  /** The most that late fees may add up to, as a fraction. */
  readonly cap: string;
}

/** Whether a buyer pays another amount tomorrow, because a discount ends or a late fee is charged. */
export function changesAmountDue(invoice: Invoice, { today, tomorrow, cap }: DayChange): boolean {
  const fee = nextLateFee(invoice, cap);
  if (fee !== null && fee.amountMinor > 0n && fee.chargedOn <= tomorrow) return true;
  return amountDueOn(invoice, today).amountMinor !== amountDueOn(invoice, tomorrow).amountMinor;
}

/** A connection, and the clock that is read through it. */
export interface ClockReader {
  readonly app: Pick<App, 'clock'>;
  readonly db: Connection;
}

/** Returns what was paid, is being paid, or is to be paid on a business date; minor units. */
export function finalAmountMinor(invoice: Invoice, today: string): bigint {
  if (invoice.paidAmountMinor !== null) return invoice.paidAmountMinor;
  if (isPaymentInProgress(invoice.status)) return invoice.totalDueMinor - invoice.discountTakenMinor;
  return amountDueOn(invoice, today).amountMinor;
}

/** Returns today; for an invoice that shows the same on every day its due date, without reading the clock. */
export async function readTodayFor({ app, db }: ClockReader, invoice: Invoice): Promise<string> {
  const isSameEveryDay = invoice.earlyDiscount.endDate === null && !isUnsent(invoice.status);
  return isSameEveryDay ? invoice.dueDate : await app.clock.today(db);
}

/** Like {@link finalAmountMinor} today. */
export const finalAmountNowMinor = async (reader: ClockReader, invoice: Invoice): Promise<bigint> =>
  finalAmountMinor(invoice, await readTodayFor(reader, invoice));
