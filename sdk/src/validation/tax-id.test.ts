import { describe, expect, it } from 'vitest';
import { checkTaxId, taxIdExample } from './tax-id.ts';
import { taxIdPatterns } from './tax-id-patterns.ts';

describe('tax numbers', () => {
  it('are known for more than a hundred countries', () => {
    expect(Object.keys(taxIdPatterns).length).toBeGreaterThan(100);
  });

  it.each(Object.entries(taxIdPatterns))('the example of %s is valid', (country, [, example]) => {
    expect(checkTaxId(example, country, 'business')).toBeNull();
  });

  it.each([
    ['DE', 'DE136695976'],
    ['DE', '136695976'],
    ['GB', 'GB 980 7806 84'],
    ['FR', 'fr40303265045'],
    ['MX', 'GODE561231GR8'],
    ['BR', '390.533.447-05'],
    ['IT', 'RCCMNL83S18D969H'],
  ])('%s accepts %s', (country, text) => {
    expect(checkTaxId(text, country, 'business')).toBeNull();
  });

  it.each([
    ['DE', '', 'DE 136 695 976'],
    ['DE', 'DE13669597', 'DE 136 695 976'],
    ['BR', '123', '16.727.230/0001-97'],
  ])('%s refuses %j and gives an example', (country, text, example) => {
    expect(checkTaxId(text, country, 'business')).toEqual({ key: 'taxIdInvalidExample', values: { example } });
    expect(taxIdExample(country, 'business')).toBe(example);
  });

  it.each(['12345678', 'AB-12345', 'A1234567890', 'AB 12345', 'AB–12345'])('an unknown country accepts %s', (text) => {
    expect(checkTaxId(text, 'TV', 'business')).toBeNull();
  });

  it.each(['1234567', 'ABCDEFGH', 'ABCD-EFG', '--------', ''])('an unknown country refuses %j', (text) => {
    expect(checkTaxId(text, 'TV', 'business')).toEqual({ key: 'taxIdInvalid' });
  });

  it.each([
    ['a space', ' '],
    ['a hyphen', '-'],
    ['a hyphen that keeps the line', '\u{2011}'],
    ['an en dash', '–'],
    ['an em dash', '—'],
    ['a minus sign', '−'],
    ['a space that keeps the line', '\u{A0}'],
    ['two signs', ' – '],
    ['a colon', ': '],
    ['parentheses', ') ('],
  ])('%s separates the groups in every country', (_name, separator) => {
    const refused = [...Object.entries(taxIdPatterns)]
      .map(([country, [, example]]) => [country, example.replaceAll(/[\s.\-/]+/g, separator)] as const)
      .filter(([country, text]) => checkTaxId(text, country, 'business'));
    expect(refused).toEqual([]);
  });
});

describe('tax numbers of the United States', () => {
  it.each([
    ['business', '91-1144442'],
    ['business', '911144442'],
    ['business', '91–1144442'],
    ['business', '91 1144442'],
    ['person', '123-45-6789'],
    ['person', ' 123 45 6789 '],
    ['person', '123456789'],
    ['person', '900-70-0000'],
    ['person', '912−50−1234'],
  ] as const)('a %s may have %j', (taxpayer, text) => {
    expect(checkTaxId(text, 'US', taxpayer)).toBeNull();
  });

  it.each([
    ['business', '123-45-6789', 'the form of an SSN'],
    ['business', '912-70-1234', 'the form of an ITIN'],
    ['business', '07-1144442', 'a prefix that the IRS does not assign'],
    ['business', '00-0000000', 'a prefix that the IRS does not assign'],
    ['business', '9-11144442', 'a hyphen in the wrong place'],
    ['person', '91-1144442', 'the form of an EIN'],
    ['person', '666-45-6789', 'an area that is never issued'],
    ['person', '912-45-1234', 'no middle digits of an ITIN'],
    ['person', '912-93-1234', 'an adoption number'],
    ['person', '078-05-1120', 'printed in an advertisement'],
    ['person', '12345-6789', 'a hyphen in the wrong place'],
  ] as const)('a %s can’t have %s: %s', (taxpayer, text, _reason) => {
    const example = { business: '91-1144442', person: '123-45-6789' }[taxpayer];
    expect(checkTaxId(text, 'US', taxpayer)).toEqual({ key: 'taxIdInvalidExample', values: { example } });
    expect(taxIdExample('US', taxpayer)).toBe(example);
  });
});
