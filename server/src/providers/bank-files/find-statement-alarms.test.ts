import { type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { expect, it } from 'vitest';
import {
  type DayStatement,
  defaultStatementRules,
  findStatementAlarms,
  type StatementRule,
} from './find-statement-alarms.ts';

const at = (date: BusinessDate, hour: number) => new Date(startOfBusinessDay(date).getTime() + hour * 3_600_000);
const day = (closedOn: BusinessDate, changes: Partial<DayStatement> = {}): DayStatement => ({
  closedOn,
  openingMinor: 100n,
  closingMinor: 100n,
  firstNumber: null,
  lastNumber: null,
  ...changes,
});
const numbered = (closedOn: BusinessDate, first: bigint, last = first) =>
  day(closedOn, { firstNumber: first, lastNumber: last });
const tuesday = '2090-03-07';
const monday = day('2090-03-06');

interface Case {
  readonly now: Date;
  readonly statements?: readonly DayStatement[];
  readonly pages?: readonly bigint[];
  readonly currency?: string;
  readonly rules?: readonly StatementRule[];
  readonly since?: BusinessDate;
}

it.each<[string, Case, readonly string[]]>([
  ['nothing before the hour', { now: at(tuesday, 11.9), statements: [] }, []],
  [
    'a statement that is not here at noon of the next banking day',
    { now: at(tuesday, 12), statements: [] },
    ['2090-03-06 missing'],
  ],
  ['nothing once it is here', { now: at(tuesday, 12), statements: [monday] }, []],
  ['nothing at a weekend', { now: at('2090-03-12', 23), since: '2090-03-10', statements: [] }, []],
  ['Friday’s on Monday', { now: at('2090-03-13', 12), since: '2090-03-10', statements: [] }, ['2090-03-10 missing']],
  [
    'nothing on a holiday of the ACH',
    { now: at('2090-07-04', 13), since: '2090-07-03', currency: 'USD', statements: [] },
    [],
  ],
  [
    'one of that day at a bank in Europe',
    { now: at('2090-07-04', 13), since: '2090-07-03', statements: [] },
    ['2090-07-03 missing'],
  ],
  ['nothing over Easter at a bank in Europe', { now: at('2090-04-17', 23), since: '2090-04-13', statements: [] }, []],
  [
    'nothing of a day that the next statement proves empty',
    { now: at('2090-03-09', 12), statements: [monday, day('2090-03-08')] },
    [],
  ],
  [
    'a day that the next statement doesn’t prove empty',
    { now: at('2090-03-09', 12), statements: [monday, day('2090-03-08', { openingMinor: 90n })] },
    ['2090-03-07 missing', '2090-03-08 opening-differs'],
  ],
  [
    'nothing where an opening is not stated',
    { now: at('2090-03-08', 12), statements: [monday, day(tuesday, { openingMinor: null })] },
    [],
  ],
  [
    'a number that is left out',
    { now: at('2090-03-08', 12), statements: [numbered('2090-03-06', 4n, 5n), numbered(tuesday, 7n)] },
    ['2090-03-07 number-gap'],
  ],
  [
    'nothing where numbers follow each other',
    { now: at('2090-03-08', 12), statements: [numbered('2090-03-06', 4n, 5n), numbered(tuesday, 6n)] },
    [],
  ],
  [
    'nothing where pages that close no day have the numbers between',
    { now: at('2090-03-08', 12), statements: [numbered('2090-03-06', 4n), numbered(tuesday, 7n)], pages: [5n, 6n] },
    [],
  ],
  [
    'a page that is left out',
    { now: at('2090-03-08', 12), statements: [numbered('2090-03-06', 4n), numbered(tuesday, 7n)], pages: [3n, 5n] },
    ['2090-03-07 number-gap'],
  ],
  [
    'nothing where a corrected statement of a day before has a later number',
    {
      now: at('2090-03-09', 12),
      statements: [numbered('2090-03-06', 5n, 7n), numbered(tuesday, 6n), numbered('2090-03-08', 8n)],
    },
    [],
  ],
  [
    'nothing where a statement is the last page of several',
    {
      now: at('2090-03-08', 12),
      statements: [numbered('2090-03-06', 4n), day(tuesday, { openingMinor: null, firstNumber: 6n, lastNumber: 6n })],
    },
    [],
  ],
  [
    'nothing where numbers begin again with the year',
    {
      now: at('2091-01-03', 12),
      since: '2090-12-29',
      statements: [numbered('2090-12-29', 250n), numbered('2091-01-02', 1n)],
    },
    [],
  ],
  [
    'an hour that was agreed on later, from that day on',
    {
      now: at('2090-03-08', 9),
      statements: [],
      rules: [
        { from: '2090-01-01', by: '10:00' },
        { from: tuesday, by: '08:30' },
      ],
    },
    ['2090-03-06 missing', '2090-03-07 missing'],
  ],
  [
    'nothing of an account whose bank does not send one each day',
    { now: at('2090-03-09', 12), statements: [monday], rules: [{ from: '2090-01-01', by: null }] },
    [],
  ],
])(
  'finds %s',
  (_what, {
    now,
    since = '2090-03-06',
    statements = [],
    pages = [],
    currency = 'EUR',
    rules = defaultStatementRules,
  }, expected) => {
    const alarms = findStatementAlarms({ account: 'A', currency, rules, statements, pages }, { now, since });
    expect(alarms.map(({ businessDate, problem }) => `${businessDate} ${problem}`)).toEqual(expected);
  },
);
