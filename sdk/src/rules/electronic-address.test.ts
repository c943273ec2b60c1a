import { describe, expect, it } from 'vitest';
import {
  type ElectronicAddressScheme,
  electronicAddressSchemes,
  isElectronicAddress,
  normalizeElectronicId,
} from './electronic-address.ts';

/** Published examples, or numbers of public bodies. */
const examples: Readonly<Record<ElectronicAddressScheme, string>> = {
  '0002': '552100554',
  '0007': '2120000142',
  '0009': '73282932000074',
  '0060': '150483782',
  '0088': '4006381333931',
  '0106': '27378698',
  '0151': '51824753556',
  '0184': 'DK13585628',
  '0190': '00000001003214345000',
  '0192': '974760673',
  '0204': '04011000-1234512345-06',
  '0208': '0316380841',
  '0211': 'IT00743110157',
  '9920': 'ESA58818501',
  '9930': 'DE136695976',
  '9932': 'GB980780684',
  '9944': 'NL004495445B01',
  '9957': 'FR40303265045',
};

describe('an electronic address', () => {
  it.each(electronicAddressSchemes.map((scheme) => [scheme, examples[scheme]] as const))(
    'of scheme %s: %s',
    (scheme, id) => {
      expect(isElectronicAddress({ scheme, id })).toBe(true);
      expect(isElectronicAddress({ scheme, id: `${id}1` })).toBe(false);
      expect(isElectronicAddress({ scheme, id: '' })).toBe(false);
    },
  );

  it.each([
    ['0002', '552100555'],
    ['0007', '2120000143'],
    ['0088', '4006381333932'],
    ['0192', '974760674'],
    ['0208', '0316380842'],
  ] as const)('of scheme %s has check digits: not %s', (scheme, id) => {
    expect(isElectronicAddress({ scheme, id })).toBe(false);
  });

  it('is typed with spaces, dots and small letters', () => {
    expect(normalizeElectronicId(' nl 0044.95.445 b01 ')).toBe('NL004495445B01');
  });
});
