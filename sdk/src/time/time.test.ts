import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankHolidaysOf } from './banking-days.ts';
import {
  addBankingDays,
  addDays,
  addMonths,
  businessDateOf,
  daysBetween,
  formatBusinessDate,
  formatBusinessInstant,
  formatCalendarDate,
  formatMonth,
  formatTime,
  InvalidDateError,
  isBankingDay,
  isBusinessDate,
  nextBankingDay,
  startOfBusinessDay,
  weekdayOf,
} from './index.ts';

/** The value of an expression about these exports, in a process of another time zone: that of this one can't be changed. */
function onComputerIn(zone: string, expression: string): unknown {
  const names = ['addMonths', 'daysBetween', 'formatCalendarDate', 'formatTime', 'isBusinessDate'].join(', ');
  const code = `import { ${names} } from '${new URL('./index.ts', import.meta.url).href}';
    process.stdout.write(JSON.stringify(${expression}));`;
  const env = { ...process.env, TZ: zone };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env, encoding: 'utf8' }));
}

const anyDate = fc.integer({ min: 0, max: 365 * 60 }).map((day) => addDays('2000-01-01', day));

describe('business dates', () => {
  it.each([
    ['2026-03-15', 3, '2026-06-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-11-30', 3, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months are %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['2026-01-15T04:59:59Z', '2026-01-14'],
    ['2026-01-15T05:00:00Z', '2026-01-15'],
    ['2026-07-15T03:59:59Z', '2026-07-14'],
    ['2026-07-15T04:00:00Z', '2026-07-15'],
    ['2026-03-08T06:59:59Z', '2026-03-08'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
  ])('at %s it is %s in New York', (instant, date) => {
    expect(businessDateOf(new Date(instant))).toBe(date);
  });

  it.each([
    ['2026-01-15', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', '2026-07-15T04:00:00.000Z'],
    // The clocks go forward at 2:00 on 8 March and back at 2:00 on 1 November.
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('%s begins at %s', (date, instant) => {
    expect(startOfBusinessDay(date).toISOString()).toBe(instant);
  });

  it('are correct whichever day was requested before', () => {
    const instants = ['2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z', '2026-03-09T03:59:59Z', '2026-07-01T04:00:00Z'];
    expect(instants.map((instant) => businessDateOf(new Date(instant)))).toEqual([
      '2026-03-08',
      '2026-03-09',
      '2026-03-08',
      '2026-07-01',
    ]);
  });

  it('refuse an invalid instant', () => {
    businessDateOf(new Date('2026-03-09T04:00:00Z'));
    expect(() => businessDateOf(new Date(Number.NaN))).toThrow(InvalidDateError);
  });

  it('begin at the first millisecond of their day, on every day of sixty years', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const start = startOfBusinessDay(date);
        expect(businessDateOf(start)).toBe(date);
        expect(businessDateOf(new Date(start.getTime() - 1))).toBe(addDays(date, -1));
      }),
    );
  });

  it('count days across month ends, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(weekdayOf('2026-08-01')).toBe(6);
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it.each([
    ['Pacific/Apia', '2011-12-30', '30 Dec 2011'],
    ['Pacific/Kwajalein', '1993-08-21', '21 Aug 1993'],
    ['Pacific/Kiritimati', '1994-12-31', '31 Dec 1994'],
  ])('exist and are formatted on a computer in %s, where the day %s was skipped', (zone, date, text) => {
    const said = `[isBusinessDate('${date}'), formatCalendarDate('${date}', 'en'), daysBetween('${date}', '2026-01-01')]`;
    expect(onComputerIn(zone, said)).toEqual([true, text, daysBetween(date, '2026-01-01')]);
  });

  it.each([
    ['Pacific/Apia', '2011-11-30', 1, '2011-12-30'],
    ['Pacific/Apia', '2012-01-30', -1, '2011-12-30'],
    ['Pacific/Kwajalein', '1993-07-21', 1, '1993-08-21'],
    ['Pacific/Kiritimati', '1994-11-30', 1, '1994-12-30'],
  ])('in %s, %s and %i months are %s, which may be a day that was skipped there', (zone, date, months, expected) => {
    expect(onComputerIn(zone, `addMonths('${date}', ${months})`)).toBe(expected);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-02-30T00:00'])('refuse %j', (text) => {
    expect(isBusinessDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(InvalidDateError);
    expect(() => startOfBusinessDay(text)).toThrow(InvalidDateError);
  });
});

describe('banking days', () => {
  it('exclude the Federal Reserve’s holidays of 2026', () => {
    expect(bankHolidaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04', // A Saturday: the Friday before remains a banking day.
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    expect(isBankingDay('2026-07-03')).toBe(true);
  });

  it('move a holiday from Sunday to Monday', () => {
    expect(bankHolidaysOf(2027)).toContain('2027-07-05');
    expect(isBankingDay('2027-07-05')).toBe(false);
    expect(bankHolidaysOf(2023)).toContain('2023-01-02');
  });

  it('know Juneteenth since 2022', () => {
    expect(bankHolidaysOf(2021)).toHaveLength(10);
    expect(bankHolidaysOf(2022)).toContain('2022-06-20');
  });

  it.each([
    ['2026-08-03', 1, '2026-08-04'],
    ['2026-08-07', 1, '2026-08-10'],
    ['2026-08-08', 1, '2026-08-10'],
    ['2026-11-25', 2, '2026-11-30'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-08-08', 0, '2026-08-10'],
    ['2026-08-03', 0, '2026-08-03'],
  ])('from %s count %i to %s', (date, count, reached) => {
    expect(addBankingDays(date, count)).toBe(reached);
  });

  it('are the result of every addition and move', () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 40 }), (date, count) => {
        expect(isBankingDay(addBankingDays(date, count))).toBe(true);
        expect(daysBetween(date, nextBankingDay(date))).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('count forward only', () => {
    expect(() => addBankingDays('2026-08-03', -1)).toThrow(RangeError);
    expect(() => addBankingDays('2026-08-03', 1.5)).toThrow(RangeError);
  });
});

describe('formatted dates', () => {
  it.each([
    ['2026-03-05', 'en', '05 Mar, 2026'],
    ['2026-03-05', 'es', '05 mar, 2026'],
    ['2026-09-13', 'es', '13 sept, 2026'],
    ['2026-01-31', 'fr', '31 janv, 2026'],
  ])('%s on an invoice in %s is %s', (date, locale, shown) => {
    expect(formatBusinessDate(date, locale)).toBe(shown);
    expect(formatCalendarDate(date, locale)).toBe(shown.replace(',', ''));
  });

  it.each([
    ['2026-03', 'en', 'Mar'],
    ['2026-03-01', 'es', 'mar'],
    ['2026-12-31', 'en', 'Dec'],
  ])('the month of %s in %s is %s', (month, locale, shown) => {
    expect(formatMonth(month, locale)).toBe(shown);
  });

  it('show an instant with its time in New York', () => {
    expect(formatBusinessInstant(new Date('2026-03-05T21:31:00Z'), 'en').replace(/\s/g, ' ')).toBe(
      '05 Mar 2026, 4:31 PM EST',
    );
  });

  it('show a time as the reader’s clock does', () => {
    expect(formatTime(new Date(2026, 2, 5, 16, 31), 'en').replace(/\s/g, ' ')).toBe('4:31 PM');
    expect(formatTime(new Date(2026, 2, 5, 16, 31), 'es')).toBe('16:31');
    expect(onComputerIn('Asia/Tokyo', `formatTime(new Date('2026-03-05T21:31:00Z'), 'es')`)).toBe('6:31');
  });
});
