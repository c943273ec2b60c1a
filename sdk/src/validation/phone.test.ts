import { describe, expect, it } from 'vitest';
import { loadPhoneRules } from './phone.ts';
import { maxPhoneDigits } from './phone-limits.ts';
import { englishSentence } from './sentence.ts';

const rules = await loadPhoneRules();

describe('phone numbers', () => {
  it.each([
    ['US', '(212) 555-0123'],
    ['US', '+1 212 555 0123'],
    ['US', '2125550123'],
    ['ES', '612 34 56 78'],
    ['ES', '+34612345678'],
    ['GB', '07400 123456'],
    ['IT', '312 345 6789'],
  ])('%s accepts %s', (country, text) => {
    expect(rules.check(text, country)).toBeNull();
  });

  it('the default country is the United States', () => {
    expect(rules.check('212 555 0123')).toBeNull();
    expect(rules.check('612 34 56 78')).toEqual({ key: 'phoneInvalid' });
  });

  it('an empty number is no problem: required fields check that themselves', () => {
    expect(rules.check('', 'US')).toBeNull();
  });

  it.each([
    ['US', '555'],
    ['US', 'call me'],
    ['ES', '212 555 0123'],
  ])('%s refuses %s', (country, text) => {
    expect(rules.check(text, country)).toEqual({ key: 'phoneInvalid' });
  });

  it('more than fifteen digits are too many in every country', () => {
    const tooLong = rules.check('+1 2125 5501 2345 6789', 'US');
    expect(tooLong).toEqual({ key: 'phoneTooLong', values: { max: maxPhoneDigits } });
    expect(tooLong && englishSentence(tooLong)).toBe('Phone number should be at most 15 digits.');
  });

  it('the country code counts among the fifteen digits', () => {
    expect(rules.check('12345678901234', 'ES')).toEqual({ key: 'phoneTooLong', values: { max: maxPhoneDigits } });
    expect(rules.check('1234567890123', 'ES')).toEqual({ key: 'phoneInvalid' });
  });

  it.each([
    ['US', '+34 612 34 56 78'],
    ['US', '+1 416 555 0123'],
    ['CA', '(212) 555-0123'],
    ['GB', '+44 1534 712345'],
    ['KZ', '+7 916 123-45-67'],
  ])('%s refuses %s of another country, even with its calling code', (country, text) => {
    expect(rules.check(text, country)).toEqual({ key: 'phoneOtherCountry' });
  });

  it.each([
    ['+1', 'US'],
    ['+44 7', 'GB'],
    ['+7 9', 'RU'],
    ['+3', null],
    ['', null],
  ])('%j begins like numbers of %s', (text, country) => {
    expect(rules.mainCountryOf(text)).toBe(country);
  });

  it('a number is normalized to E.164', () => {
    expect(rules.normalize('(212) 555-0123', 'US')).toBe('+12125550123');
    expect(rules.normalize('nothing', 'US')).toBeNull();
  });

  it('a number is formatted while it is typed', () => {
    expect(rules.format('2125550123', 'US')).toBe('(212) 555-0123');
    expect(rules.format('61234', 'ES')).toBe('612 34');
    expect(rules.format('+34612345678', 'ES')).toBe('+34 612 34 56 78');
  });

  it('an international number identifies its country', () => {
    expect(rules.countryOf('+34612345678')).toBe('ES');
    expect(rules.countryOf('612345678')).toBeNull();
  });
});
