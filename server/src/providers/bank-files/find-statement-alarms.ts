import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import type { StatementAlarm } from '../rails/index.ts';
import { isOpenFor } from './bank-calendar.ts';

/** From a day on, by when a day's statement has come on the next banking day: `HH:MM` in New York; null: not each day. */
export interface StatementRule {
  readonly from: BusinessDate;
  readonly by: string | null;
}

/** The statements of one day of an account. Absent numbers and balances are not stated. */
export interface DayStatement {
  readonly closedOn: BusinessDate;
  readonly openingMinor: bigint | null;
  readonly closingMinor: bigint;
  readonly firstNumber: bigint | null;
  readonly lastNumber: bigint | null;
}

export interface WatchedAccount {
  readonly account: string;
  readonly currency: string;
  /** Latest last. */
  readonly rules: readonly StatementRule[];
  /** Oldest first. */
  readonly statements: readonly DayStatement[];
  /** Numbers of pages that close no day, in any order. */
  readonly pages: readonly bigint[];
}

/** Without an agreement, statements are here at noon. */
export const defaultStatementRules: readonly StatementRule[] = [{ from: '0001-01-01', by: '12:00' }];

/**
 * Finds the days of which an account's statement is overdue, and statements that do not follow the one before: a number
 * is left out, or they open with another balance. Days before `since` are not watched.
 */
export function findStatementAlarms(
  watched: WatchedAccount,
  { now, since }: { readonly now: Date; readonly since: BusinessDate },
): readonly StatementAlarm[] {
  const { account, currency, statements, pages } = watched;
  const alarm = (businessDate: BusinessDate, problem: StatementAlarm['problem']): StatementAlarm => ({
    account,
    currency,
    businessDate,
    problem,
  });
  const breaks = statements.slice(1).flatMap((next, index) => {
    const before = statements[index];
    if (!before || next.closedOn < since) return [];
    return [
      ...(opensOtherwise(before, next) ? [alarm(next.closedOn, 'opening-differs')] : []),
      ...(skipsNumber(before, next, { statements, pages }) ? [alarm(next.closedOn, 'number-gap')] : []),
    ];
  });
  return [...missingDays(watched, { now, since }).map((day) => alarm(day, 'missing')), ...breaks];
}

function missingDays(
  { currency, rules, statements }: WatchedAccount,
  { now, since }: { readonly now: Date; readonly since: BusinessDate },
): readonly BusinessDate[] {
  const isOpen = isOpenFor(currency);
  const nextOpen = (date: BusinessDate): BusinessDate => {
    let day = addDays(date, 1);
    while (!isOpen(day)) day = addDays(day, 1);
    return day;
  };
  const missing: BusinessDate[] = [];
  for (let day = isOpen(since) ? since : nextOpen(since); ; day = nextOpen(day)) {
    const due = nextOpen(day);
    if (startOfBusinessDay(due) > now) return missing;
    const by = rules.findLast(({ from }) => from <= day)?.by ?? null;
    if (by !== null && instantOn(due, by) <= now && !isKnown(day, statements)) missing.push(day);
  }
}

function instantOn(date: BusinessDate, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfBusinessDay(date).getTime() + (hours * 60 + minutes) * 60_000);
}

/** Whether a day was stated, or the next statement proves that nothing moved: it opens with the balance before. */
function isKnown(day: BusinessDate, statements: readonly DayStatement[]): boolean {
  if (statements.some(({ closedOn }) => closedOn === day)) return true;
  const before = statements.findLast(({ closedOn }) => closedOn < day);
  const next = statements.find(({ closedOn }) => closedOn > day);
  return before !== undefined && next !== undefined && next.openingMinor === before.closingMinor;
}

const opensOtherwise = (before: DayStatement, next: DayStatement): boolean =>
  next.openingMinor !== null && next.openingMinor !== before.closingMinor;

/**
 * Banks number statements without a gap. A lower number is none: numbers begin again with a year, and a corrected
 * statement of an earlier day has a later number, which also is the one left out on a day after. A statement without an
 * opening balance may be the last page of several, of which only this one closes the day; the numbers of other pages are known.
 */
function skipsNumber(
  before: DayStatement,
  next: DayStatement,
  { statements, pages }: Pick<WatchedAccount, 'statements' | 'pages'>,
): boolean {
  const [last, first] = [before.lastNumber, next.firstNumber];
  if (last === null || first === null || next.openingMinor === null || first <= last + 1n) return false;
  const isElsewhere = statements.some(
    ({ firstNumber, lastNumber }) =>
      firstNumber !== null && lastNumber !== null && firstNumber <= last + 1n && lastNumber >= first - 1n,
  );
  if (isElsewhere) return false;
  const between = new Set(pages.filter((number) => number > last && number < first));
  return BigInt(between.size) < first - last - 1n;
}
