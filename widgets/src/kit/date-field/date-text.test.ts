import { describe, expect, it } from 'vitest';
import { readDate, writeDate } from './date-text.ts';

describe('writeDate', () => {
  it.each([
    ['2026-03-05', 'en', '05 Mar 2026'],
    ['2026-03-05', 'es', '05 mar 2026'],
    ['2026-12-31', 'de', '31 Dez 2026'],
    ['', 'en', ''],
  ])('writes %s in %s as %s', (date, locale, expected) => {
    expect(writeDate(date, locale)).toBe(expected);
  });
});

const today = '2026-03-05';

describe('readDate', () => {
  it.each([
    ['05 Mar 2026', 'en', '2026-03-05'],
    ['5 march 2026', 'en', '2026-03-05'],
    ['Mar 5, 2026', 'en', '2026-03-05'],
    ['2026-03-05', 'en', '2026-03-05'],
    ['2026-3-5', 'es', '2026-03-05'],
    ['3/5/2026', 'en', '2026-03-05'],
    ['3/5/2026', 'en-GB', '2026-05-03'],
    ['5.3.26', 'de', '2026-03-05'],
    ['05 mar 2026', 'es', '2026-03-05'],
    ['5 de marzo de 2026', 'es', '2026-03-05'],
    ['5 ago 2026', 'es', '2026-08-05'],
    ['5 august 2026', 'es', '2026-08-05'],
    ['1 März 2026', 'de', '2026-03-01'],
    ['1 marz 2026', 'de', '2026-03-01'],
    ['29 Feb 2024', 'en', '2024-02-29'],
    // As long as a text with a year in its middle.
    ['June 5, 2026', 'en', '2026-06-05'],
    ['Sept 5 2026', 'en', '2026-09-05'],
    ['mayo 5 2026', 'es', '2026-05-05'],
    ['  05   Mar   2026 ', 'en', '2026-03-05'],
  ])('reads %s in %s as %s', (text, locale, expected) => {
    expect(readDate(text, locale, today)).toBe(expected);
  });

  it.each([
    '',
    'tomorrow',
    '05 Mar',
    '29 Feb 2026',
    '13/13/2026',
    '5 Ma 2026',
    '5 Mar 202',
    '05 Mar 2026 10:00',
    '20260305',
  ])('finds no date in %j', (text) => {
    expect(readDate(text, 'en', today)).toBeNull();
  });

  it.each(['en', 'es', 'de', 'fr', 'pt-BR', 'it', 'pl'])('reads what it writes in %s', (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-17`;
      expect(readDate(writeDate(date, locale), locale, today)).toBe(date);
    }
  });

  it.each([
    ['5.3.26', today, '2026-03-05'],
    ['5.3.46', today, '2046-03-05'],
    ['5.3.47', today, '1947-03-05'],
    ['5 Mar 85', today, '1985-03-05'],
    ['5.3.00', today, '2000-03-05'],
    ['5.3.05', '2099-12-31', '2105-03-05'],
    ['5.3.20', '2099-12-31', '2020-03-05'],
  ])('takes %j on %s for the latest such year that is at most 20 years ahead: %s', (text, on, expected) => {
    expect(readDate(text, 'de', on)).toBe(expected);
  });
});
