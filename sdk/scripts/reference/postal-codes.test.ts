import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPostalCode, hasPostalCodes } from '../../src/validation/postal-code.ts';
import { communityData, corrections, postalExamples } from './postal-codes.ts';

const { postcodeValidator, postcodeValidatorExistsForCountry } = createRequire(import.meta.url)(
  'postcode-validator',
) as typeof import('postcode-validator');

/** The community's pattern without flags and lookaheads, which the sample generator doesn't support. */
const formOf = (country: string): RegExp =>
  new RegExp((communityData.get(country)?.source ?? '').replace(/\(\?![^)]*\)/g, ''));

describe('the patterns of postal codes', () => {
  it('exist for far more than sixty countries', () => {
    expect([...postalExamples.keys()].filter(hasPostalCodes).length).toBeGreaterThan(170);
  });

  it('accept every example of libaddressinput, with and without separators', () => {
    const refused = [...postalExamples]
      .flatMap(([country, codes]) =>
        codes.flatMap((code) => [code, code.replace(/[\s-]/g, '')].map((form) => [country, form] as const)),
      )
      .filter(([country, code]) => checkPostalCode(code, country));
    expect(refused).toEqual([]);
  });

  it('accept the country before every example of digits', () => {
    const refused = [...postalExamples].flatMap(([country, examples]) =>
      examples.filter((code) => /^\d/.test(code) && checkPostalCode(`${country}-${code}`, country)),
    );
    expect(refused).toEqual([]);
  });

  it('accept codes of every form in the sources, however they are written', () => {
    const known = [...postalExamples.keys()].filter(
      (country) => postcodeValidatorExistsForCountry(country) && !(country in corrections),
    );
    // One arbitrary per country: chaining would rebuild it from the pattern in each run.
    const code = fc.oneof(
      ...known.map((country) => fc.tuple(fc.constant(country), fc.stringMatching(formOf(country)), fc.boolean())),
    );
    const countries = new Set<string>();
    fc.assert(
      fc.property(code, ([country, text, isCompact]) => {
        if (!postcodeValidator(text, country)) return;
        countries.add(country);
        const written = isCompact ? text.replace(/[\s-]/g, '') : text;
        expect([country, written, checkPostalCode(written, country)]).toEqual([country, written, null]);
      }),
      { numRuns: 5000, seed: 20260322 },
    );
    expect(countries.size).toBeGreaterThan(130);
  });

  it('accept every form of one source that the other source accepts', () => {
    const forms = [...new Set([...postalExamples.values()].flat())];
    const refused = [...postalExamples.keys()]
      .filter((country) => postcodeValidatorExistsForCountry(country) && !(country in corrections))
      .flatMap((country) => forms.map((form) => [country, form] as const))
      .filter(([country, form]) => postcodeValidator(form, country) && checkPostalCode(form, country));
    expect(refused).toEqual([]);
  });
});
