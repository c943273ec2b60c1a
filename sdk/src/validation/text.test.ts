import { describe, expect, it } from 'vitest';
import { checkDate } from './date.ts';
import { checkFileGiven } from './files.ts';
import { checkLinks, checkUrl } from './link.ts';
import { cancelMessageOf, checkAdditionalInfoMessage, checkCancelNote, checkResetReason } from './messages.ts';
import { checkEmployees, checkGreaterThan } from './number.ts';
import { firstProblem } from './problem.ts';
import {
  checkConfirmed,
  checkLanguage,
  checkMaxCharacters,
  checkMinCharacters,
  checkOption,
  checkRequired,
} from './text.ts';

describe('a text', () => {
  it('must contain more than spaces', () => {
    expect(checkRequired(' \t')).toEqual({ key: 'required' });
    expect(checkRequired(' a ')).toBeNull();
  });

  it('is counted in characters, where an emoji is one', () => {
    expect(checkMaxCharacters('😀😀', 2)).toBeNull();
    expect(checkMaxCharacters('abc', 2)).toEqual({ key: 'maxCharacters', values: { max: 2 } });
    expect(checkMinCharacters('😀', 2)).toEqual({ key: 'minCharacters', values: { min: 2 } });
  });

  it('has the problem of the first rule that refuses it', () => {
    expect(firstProblem(null, checkRequired(''), checkMinCharacters('', 2))).toEqual({ key: 'required' });
    expect(firstProblem(null, null)).toBeNull();
  });
});

it('a required confirmation is refused until it is given', () => {
  expect(checkConfirmed(false)).toEqual({ key: 'confirmationRequired' });
  expect(checkConfirmed(true)).toBeNull();
});

it('a required choice or file is refused while it is missing', () => {
  expect([checkOption(''), checkOption('a')]).toEqual([{ key: 'optionMissing' }, null]);
  expect([checkLanguage(''), checkLanguage('es')]).toEqual([{ key: 'languageMissing' }, null]);
  expect([checkFileGiven(0), checkFileGiven(1)]).toEqual([{ key: 'fileMissing' }, null]);
});

describe('a date', () => {
  const bounds = { min: '2021-01-01', max: '2026-12-31' };

  it.each(['2021-01-01', '2024-02-29', '2026-12-31'])('%s is valid within its bounds', (text) => {
    expect(checkDate(text, bounds)).toBeNull();
  });

  it.each([
    ['', { key: 'dateInvalid' }],
    ['31 Jan 2024', { key: 'dateInvalid' }],
    ['2023-02-29', { key: 'dateInvalid' }],
    ['2020-12-31', { key: 'dateTooEarly', values: { min: '2021-01-01' } }],
    ['2027-01-01', { key: 'dateTooLate', values: { max: '2026-12-31' } }],
  ])('%j is refused', (text, found) => {
    expect(checkDate(text, bounds)).toEqual(found);
  });
});

describe('a message', () => {
  it.each([
    [checkAdditionalInfoMessage, 5000, 'messageTooLong'],
    [checkResetReason, 500, 'reasonTooLong'],
  ] as const)('%o is required and has, trimmed, at most %i characters', (check, max, key) => {
    expect(check('  ')).toEqual({ key: 'required' });
    expect(check(` ${'a'.repeat(max)} `)).toBeNull();
    expect(check('a'.repeat(max + 1))).toEqual({ key, values: { max } });
  });
});

describe('the note of a cancellation', () => {
  it('is used only with the reason for a custom message', () => {
    expect(checkCancelNote('', 'payment-not-owed')).toBeNull();
    expect(checkCancelNote(' ', 'custom-message')).toEqual({ key: 'required' });
    expect(checkCancelNote('a'.repeat(151), 'custom-message')).toEqual({ key: 'maxCharacters', values: { max: 150 } });
  });

  it('is sent instead of the reason', () => {
    expect(cancelMessageOf('custom-message', ' We agreed otherwise. ')).toBe('We agreed otherwise.');
    expect(cancelMessageOf('incorrect-invoice', 'left over')).toBe('incorrect-invoice');
  });
});

describe('a number', () => {
  it.each(['0', '12', ' 250 '])('of employees passes: %j', (text) => {
    expect(checkEmployees(text)).toBeNull();
  });

  it.each(['', '-1', '1.5', 'ten'])('of employees is refused as %j', (text) => {
    expect(checkEmployees(text)).toEqual({ key: 'employeesNumeric' });
  });

  it('is greater than its bound, exactly', () => {
    expect(checkGreaterThan('0.0000000000000000001', '0')).toBeNull();
    expect(checkGreaterThan('0.1', '0.1')).toEqual({ key: 'greaterThan', values: { bound: '0.1' } });
    expect(checkGreaterThan('x', '0')).toEqual({ key: 'numberInvalid' });
  });
});

describe('a link', () => {
  it.each(['https://harbor.example', 'harbor.example/shop', 'http://www.a.co:8080/?q=1', 'harbor.example.'])(
    'passes: %s',
    (url) => {
      expect(checkUrl(url)).toBeNull();
    },
  );

  it.each([
    '',
    'harbor',
    'localhost:3000',
    'javascript:alert(1)',
    'mailto:maya@harbor.example',
    'https://maya:secret@harbor.example',
    'https://10.0.0.1',
    'a b.example',
    'harbor..example',
    '.harbor.example',
    'harbor.example..',
    'har_bor.example',
    '-harbor.example',
    'https://_harbor.example',
    'harbor-.example',
    'harbor.e',
    'harbor.123',
    'https://[::1]',
    'https://harbor.example:port',
  ])('is refused as %j', (url) => {
    expect(checkUrl(url)).toEqual({ key: 'urlInvalid' });
  });

  it('is required at least once, and each must be valid', () => {
    expect(checkLinks(['', ' '])).toEqual({ key: 'linkMissing' });
    expect(checkLinks(['harbor.example', 'nothing'])).toEqual({ key: 'urlInvalid' });
    expect(checkLinks(['', 'harbor.example'])).toBeNull();
  });
});
