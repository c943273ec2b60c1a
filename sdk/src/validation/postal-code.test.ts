import { describe, expect, it } from 'vitest';
import { countries } from '../reference/countries.ts';
import { checkPostalCode, hasPostalCodes, needsPostalCode } from './postal-code.ts';

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
    ['AT', '1010'],
    ['IE', 'D6W XY00'],
    ['IE', 'a65 f4e2'],
    ['GB', 'EC1A 1BB'],
    ['GB', 'M1 1AE'],
    ['GB', 'W1A 0AX'],
    ['GB', 'GIR 0AA'],
    ['GB', 'BFPO 1'],
    ['KH', '12000'],
    ['KH', '120101'],
    // Pasted or written with other signs.
    ['JP', '〒100−0001'.slice(1)],
    ['JP', '１００−０００１'],
    ['BR', '70.002-900'],
    ['PL', '00–950'],
    // With the country before it.
    ['DE', 'D-10115'],
    ['DE', 'DE-10115'],
    ['AT', 'A-1010'],
    ['CH', 'CH-8001'],
    ['FR', 'F-75001'],
    ['FI', 'FIN-00100'],
    ['SE', 'S-114 55'],
    ['NL', 'NL-1012 JS'],
    ['BE', 'B-1000'],
    ['LU', 'L-1234'],
    ['HU', 'H-1051'],
    ['IT', 'I-00187'],
    ['ES', 'E-28001'],
    ['PT', 'P-1000-001'],
    ['DK', 'DK-1050'],
    ['NO', 'N-0150'],
    ['PL', 'PL-00-950'],
    ['CZ', 'CZ-110 00'],
    ['SI', 'SLO-1000'],
    ['LT', 'LT-01100'],
    ['EE', 'EE-10111'],
    ['AD', 'AD500'],
    ['US', 'US-10001'],
  ])('%s accepts %s', (country, code) => {
    expect(checkPostalCode(code, country)).toBeNull();
  });

  it.each([
    ['US', '1000'],
    ['US', '10001-12'],
    ['US', '-'],
    ['AT', '0101'],
    ['IE', 'A65 F4B2'],
    ['IE', 'AAA BBBB'],
    ['GB', 'QA1 1AA'],
    ['GB', 'SW1A 1CC'],
    ['GB', 'SJ1 1AA'],
    ['KH', '00000'],
    ['KH', '990101'],
    ['DE', 'A-10115'],
    ['DE', 'D10115D'],
    ['GB', '12345'],
    ['CA', '10001'],
    ['DE', '1011'],
    ['DE', '10115 Berlin'],
    ['JP', '100-001'],
    ['PL', '00950a'],
    ['MC', '75001'],
  ])('%s refuses %j', (country, code) => {
    expect(checkPostalCode(code, country)).toEqual({ key: code === '-' ? 'required' : 'postalCodeInvalid' });
  });

  it('are required where they are known, except in the countries whose post does without', () => {
    const codes = countries.map(({ code }) => code).filter(hasPostalCodes);
    expect(codes.filter((code) => !needsPostalCode(code))).toEqual(['BB', 'BH', 'EC', 'HN', 'LB', 'MU', 'NG', 'NI']);
    const unlike = codes.filter((code) => (checkPostalCode(' ', code)?.key === 'required') !== needsPostalCode(code));
    expect(unlike).toEqual([]);
  });
});
