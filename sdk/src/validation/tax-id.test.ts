import { describe, expect, it } from 'vitest';
import { checkTaxId, taxIdExample } from './tax-id.ts';
import { taxIdPatterns } from './tax-id-patterns.ts';

describe('tax numbers', () => {
  it('are known for about a hundred countries', () => {
    expect(Object.keys(taxIdPatterns).length).toBeGreaterThanOrEqual(100);
  });

  it.each(Object.entries(taxIdPatterns))('the example of %s is valid', (country, [, example]) => {
    expect(checkTaxId(example, country)).toBeNull();
  });

  it.each([
    ['US', '91-1144442'],
    ['US', '911144442'],
    ['US', ' 536-90-4399 '],
    ['DE', 'DE136695976'],
    ['DE', '136695976'],
    ['GB', 'GB 980 7806 84'],
    ['FR', 'fr40303265045'],
    ['MX', 'GODE561231GR8'],
    ['BR', '390.533.447-05'],
    ['IT', 'RCCMNL83S18D969H'],
  ])('%s accepts %s', (country, text) => {
    expect(checkTaxId(text, country)).toBeNull();
  });

  it.each([
    ['US', '91-114444', '91-1144442'],
    ['US', '', '91-1144442'],
    ['DE', 'DE13669597', 'DE 136 695 976'],
    ['BR', '123', '16.727.230/0001-97'],
  ])('%s refuses %j and gives an example', (country, text, example) => {
    expect(checkTaxId(text, country)).toEqual({ key: 'taxIdInvalidExample', values: { example } });
    expect(taxIdExample(country)).toBe(example);
  });

  it.each(['12345678', 'AB-12345', 'A1234567890'])('an unknown country accepts %s', (text) => {
    expect(checkTaxId(text, 'TV')).toBeNull();
  });

  it.each(['1234567', 'ABCDEFGH', 'AB 12345', ''])('an unknown country refuses %j', (text) => {
    expect(checkTaxId(text, 'TV')).toEqual({ key: 'taxIdInvalid' });
  });
});
