import {
  addBankingDays,
  addDays,
  businessDateOf,
  isBankingDay,
  nextBankingDay,
  startOfBusinessDay,
} from '@quittance/sdk/time';
import type { AccountBehaviour } from '../sandbox-bank/banks.ts';

const hourMs = 3_600_000;
/** Debits submitted after 16:45 New York time go into the next banking day's file, as at the Federal Reserve. */
const cutOffHours = 16.75;
const settlementHours = 8.5;
const returnBankingDays = 2;
/** An unauthorized debit of a consumer may be returned for 60 calendar days; here it takes about a month. */
const lateReturnBankingDays = 20;

/** Clocks change on Sundays, so hours counted from midnight are correct on every banking day. */
const at = (date: string, hours: number): Date => new Date(startOfBusinessDay(date).getTime() + hours * hourMs);

export interface DebitSchedule {
  /** Null when the debit is returned before any money moves. */
  readonly settlesAt: Date | null;
  readonly returnsAt: Date | null;
}

/** Computes when a debit submitted now settles and, depending on the account, is returned. */
export function scheduleDebit(submittedAt: Date, behaviour: AccountBehaviour): DebitSchedule {
  const date = businessDateOf(submittedAt);
  const isInTime = isBankingDay(date) && submittedAt < at(date, cutOffHours);
  const processedOn = isInTime ? date : nextBankingDay(addDays(date, 1));
  const settlesOn = addBankingDays(processedOn, 1);
  const settlesAt = at(settlesOn, settlementHours);
  if (behaviour.kind !== 'returns') return { settlesAt, returnsAt: null };
  if (behaviour.when === 'before-settlement') return { settlesAt: null, returnsAt: settlesAt };
  const days = behaviour.when === 'in-window' ? returnBankingDays : lateReturnBankingDays;
  return { settlesAt, returnsAt: at(addBankingDays(settlesOn, days), settlementHours) };
}
