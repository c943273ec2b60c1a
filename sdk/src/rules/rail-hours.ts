import {
  addBankingDays,
  addDays,
  type BusinessDate,
  businessDateOf,
  isBankingDay,
  nextBankingDay,
  startOfBusinessDay,
} from '../time/index.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Clocks change on Sundays, so hours counted from midnight are correct on every banking day. */
const at = (date: BusinessDate, hours: number): Date => new Date(startOfBusinessDay(date).getTime() + hours * hourMs);

/** When a rail takes orders and settles them, in New York time. */
interface RailHours {
  /** Orders after this hour count for the next banking day. */
  readonly cutOffHours: number;
  /** Whole banking days from the day of the order to the settlement; none for rails that settle one by one. */
  readonly settlementDays: number;
  /** Hour of a settlement on a later day, or the hour from which the rail settles one by one. */
  readonly settlementHours: number;
}

/** Files go at 16:45 and settle on the next banking day at 08:30, as at the Federal Reserve. */
const batch: RailHours = { cutOffHours: 16.75, settlementDays: 1, settlementHours: 8.5 };
/** Wires go one by one until 18:45, each a quarter of an hour after its order. */
const wire: RailHours = { cutOffHours: 18.75, settlementDays: 0, settlementHours: 9 };
const wireMinutes = 15;
/** Book transfers need no other bank, so they settle at any time, also on holidays. */
const bookMinutes = 1;

/** The banking day on which a bank processes an order. */
function processingDay({ cutOffHours }: RailHours, submittedAt: Date): BusinessDate {
  const date = businessDateOf(submittedAt);
  const isInTime = isBankingDay(date) && submittedAt < at(date, cutOffHours);
  return isInTime ? date : nextBankingDay(addDays(date, 1));
}

/**
 * Computes when an order submitted at an instant settles between the banks.
 * @param extraDays banking days by which it is late
 */
export function railSettlement(kind: 'debit' | 'credit' | 'wire' | 'book', submittedAt: Date, extraDays = 0): Date {
  if (kind === 'book') return new Date(submittedAt.getTime() + bookMinutes * minuteMs);
  const hours = kind === 'wire' ? wire : batch;
  const processedOn = processingDay(hours, submittedAt);
  const days = hours.settlementDays + extraDays;
  if (days > 0) return at(addBankingDays(processedOn, days), hours.settlementHours);
  const earliest = Math.max(submittedAt.getTime(), at(processedOn, hours.settlementHours).getTime());
  return new Date(earliest + wireMinutes * minuteMs);
}

/** Returns when a bank reports a return: a morning, some banking days after an instant. */
export const bankingMorningAfter = (instant: Date, days: number): Date =>
  at(addBankingDays(businessDateOf(instant), days), batch.settlementHours);

/** Banks usually credit what has settled in the morning by this hour. */
const creditHours = 9;
/** Banking days that banks between ours and the recipient's usually need. */
const swiftDays = 2;

/** Whether a rail moves each payment alone, not in files. */
export const isWireRail = (rail: string): boolean => rail === 'wire' || rail === 'swift';

/** Returns when a payout that is sent at an instant usually arrives. */
export function payoutArrival(sentAt: Date, rail: string): Date {
  if (rail === 'wire') return railSettlement('wire', sentAt);
  const [hours, days] = rail === 'swift' ? [wire, swiftDays] : [batch, batch.settlementDays];
  return at(addBankingDays(processingDay(hours, sentAt), days), creditHours);
}
