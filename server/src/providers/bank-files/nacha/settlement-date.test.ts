import { expect, it } from 'vitest';
import { settlementDateOf } from './settlement-date.ts';

it.each([
  ['the day of the year on which the operator settles it', '900310', '   ', '070', '2090-03-11'],
  ['a day of the file’s own', '900310', '900307', '069', '2090-03-10'],
  ['a day in the new year, of a file of the old one', '901229', '901229', '002', '2091-01-02'],
  ['a day in the old year, of a file of the new one', '910101', '901229', '363', '2090-12-29'],
  ['the last day of a leap year', '880101', '871231', '366', undefined],
  ['the last day of a leap year, once it is over', '890101', '881231', '366', '2088-12-31'],
  ['the day after 28 February', '900228', '900228', '060', '2090-03-01'],
  ['29 February', '880228', '880228', '060', '2088-02-29'],
  ['the effective date, where the operator leaves its own out', '900310', '900312', '   ', '2090-03-12'],
  ['the effective date, where the operator writes zeros', '901231', '910102', '000', '2091-01-02'],
  [
    'no effective date of before the file: it is that of the entry that came back',
    '900310',
    '900307',
    '   ',
    undefined,
  ],
  ['no effective date that there is not', '900310', '900231', '   ', undefined],
  ['nothing', '900310', '      ', '   ', undefined],
  ['nothing of a file without a date', '      ', '900307', '070', undefined],
])('reads %s', (_what, createdOn, effectiveDate, settlementDay, expected) => {
  expect(settlementDateOf({ createdOn, effectiveDate, settlementDay })).toBe(expected);
});
