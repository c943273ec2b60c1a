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
/** Debits handed in later than 16:45 New York time go with the next banking day's file, as the Federal Reserve has it. */
const cutOffHours = 16.75;
const settlementHours = 8.5;
const returnBankingDays = 2;
/** An unauthorised debit of a consumer may come back for 60 calendar days; this one takes about a month. */
const lateReturnBankingDays = 20;

/** Clocks change on Sundays, so that hours counted from midnight are right on every banking day. */
const at = (date: string, hours: number): Date => new Date(startOfBusinessDay(date).getTime() + hours * hourMs);

export interface DebitSchedule {
  /** Null when the debit comes back before any money moves. */
  readonly settlesAt: Date | null;
  readonly returnsAt: Date | null;
}

/** When a debit submitted now settles and, if the account is one that returns, comes back. */
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
