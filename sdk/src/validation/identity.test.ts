import { describe, expect, it } from 'vitest';
import { checkHandle, normalizeHandle } from './handle.ts';
import { ageOn, checkBirthDate } from './person.ts';
import { checkSsn } from './ssn.ts';

describe('a handle', () => {
  it.each(['harbor', 'harbor_studio', 'a123', 'abcdefghijklmno'])('passes: %s', (handle) => {
    expect(checkHandle(handle)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['abc', 'minCharacters'],
    ['abcdefghijklmnop', 'maxCharacters'],
    ['harbor-1', 'handleCharacters'],
    ['café1', 'handleCharacters'],
  ])('is refused as %j: %s', (handle, key) => {
    expect(checkHandle(handle)).toMatchObject({ key });
  });

  it('is converted to lower case without accents, spaces and symbols', () => {
    expect(normalizeHandle('Café del Mar-7_x')).toBe('cafedelmar7_x');
  });
});

describe('a date of birth', () => {
  it.each([
    ['2008-03-14', '2026-03-14', 18],
    ['2008-03-15', '2026-03-14', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ] as const)('%s is on %s an age of %i', (birth, today, age) => {
    expect(ageOn(today, birth)).toBe(age);
  });

  it('must mean an age of 18 or more', () => {
    expect(checkBirthDate('2008-03-15', '2026-03-14')).toEqual({ key: 'tooYoung', values: { min: 18 } });
    expect(checkBirthDate('2008-03-14', '2026-03-14')).toBeNull();
  });

  it('may be as early as 1900', () => {
    expect(checkBirthDate('1900-01-01', '2026-03-14')).toBeNull();
  });

  it.each(['2026-03-15', '2008-02-30', '14/03/2008', '', '1899-12-31', '0186-03-14'])('is refused as %j', (birth) => {
    expect(checkBirthDate(birth, '2026-03-14')).toEqual({ key: 'dateInvalid' });
  });
});

describe('a social security number', () => {
  it.each(['123-45-6789', '123456789', ' 899-99-9999 ', '123 45 6789', '123–45−6789'])('passes: %s', (ssn) => {
    expect(checkSsn(ssn)).toBeNull();
  });

  it.each([
    ['000-45-6789', 'area 000'],
    ['666-45-6789', 'area 666'],
    ['900-45-6789', 'area 9xx'],
    ['123-00-6789', 'group 00'],
    ['123-45-0000', 'serial 0000'],
    ['078-05-1120', 'printed in an advertisement'],
    ['123-45-678', 'too short'],
    ['123-45-678A', 'a letter'],
  ])('is refused as %s: %s', (ssn) => {
    expect(checkSsn(ssn)).toEqual({ key: 'ssnInvalid' });
  });
});
