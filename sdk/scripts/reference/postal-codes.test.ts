import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { checkPostalCode, hasPostalCodes } from '../../src/validation/index.ts';
import { postalExamples } from './postal-codes.ts';

const { postcodeValidator, postcodeValidatorExistsForCountry } = createRequire(import.meta.url)(
  'postcode-validator',
) as typeof import('postcode-validator');

describe('the patterns of postal codes', () => {
  it('are known of far more than sixty countries', () => {
    expect([...postalExamples.keys()].filter(hasPostalCodes).length).toBeGreaterThan(170);
  });

  it('every example of libaddressinput is taken, with and without its separators', () => {
    const refused = [...postalExamples]
      .flatMap(([country, codes]) =>
        codes.flatMap((code) => [code, code.replace(/[\s-]/g, '')].map((form) => [country, form] as const)),
      )
      .filter(([country, code]) => checkPostalCode(code, country));
    expect(refused).toEqual([]);
  });

  it('whatever either source takes of the other’s forms is taken here too', () => {
    const forms = [...new Set([...postalExamples.values()].flat())];
    const refused = [...postalExamples.keys()]
      .filter((country) => postcodeValidatorExistsForCountry(country))
      .flatMap((country) => forms.map((form) => [country, form] as const))
      .filter(([country, form]) => postcodeValidator(form, country) && checkPostalCode(form, country));
    expect(refused).toEqual([]);
  });
});
