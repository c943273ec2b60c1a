import { describe, expect, it } from 'vitest';
import { checkPostalCode } from './postal-code.ts';

describe('postal codes', () => {
  it.each([
    ['US', '10001'],
    ['US', '10001-1234'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'sw1a1aa'],
    ['CA', 'K1A 0B1'],
    ['DE', '10115'],
    ['JP', '1000001'],
    ['JP', '100-0001'],
    ['PL', '00-950'],
    ['NL', '1012 JS'],
    ['FI', 'FI-00100'],
    ['SV', '1101'],
    ['BH', '317'],
    // A country without postal codes accepts any.
    ['HK', '999077'],
    ['AE', ''],
    // A country where codes are optional.
    ['NG', ''],
    ['NG', '100001'],
    ['LB', ''],
  ])('%s accepts %s', (country, code) => {
    expect(checkPostalCode(code, country)).toBeNull();
  });

  it.each([
    ['US', '1000'],
    ['US', '10001-12'],
    ['US', ''],
    ['GB', '12345'],
    ['CA', '10001'],
    ['DE', '1011'],
    ['DE', '10115 Berlin'],
    ['JP', '100-001'],
    ['PL', '00950a'],
    ['MC', '75001'],
  ])('%s refuses %j', (country, code) => {
    expect(checkPostalCode(code, country)).toEqual({ key: 'postalCodeInvalid' });
  });
});
