import { countries } from '@quittance/sdk/reference';
import { checkTaxId as checkForm, compactTaxId, taxIdExample } from '@quittance/sdk/validation';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { checkTaxId, numbersByCountry } from './tax-id.ts';

const codes = countries.map(({ code }) => code);

describe('the whole check of tax numbers', () => {
  it('takes every example that the message gives', () => {
    const refused = codes
      .map((code) => [code, taxIdExample(code)] as const)
      .filter(([code, text]) => text && checkTaxId(text, code));
    expect(refused).toEqual([]);
  });

  // From the published descriptions of the numbers; the browser must take each.
  it.each([
    ['AT', 'ATU13585627'],
    ['AU', '83 914 571 673'],
    ['BE', 'BE0428759497'],
    ['BG', 'BG175074752'],
    ['CZ', 'CZ25123891'],
    ['DE', '36 574 261 809'],
    ['ES', '54362315-K'],
    ['FI', 'FI20774740'],
    ['GR', 'EL094259216'],
    ['IE', 'IE6433435OA'],
    ['IT', 'IT00743110157'],
    ['NL', 'NL004495445B01'],
    ['PL', 'PL8567346215'],
    ['PT', 'PT501964843'],
    ['SE', 'SE556194798601'],
    ['SI', 'SI50223054'],
    ['US', '536-90-4399'],
    ['ZA', '0001339050'],
  ])('%s takes %s, as the browser does', (country, text) => {
    expect([checkTaxId(text, country), checkForm(text, country)]).toEqual([null, null]);
  });

  it.each([
    ['DE', 'DE136695978'],
    ['BR', '16.727.230/0001-98'],
    ['AU', '83 914 571 674'],
    ['PL', '8567346216'],
    ['US', '07-0000000'],
  ])('%s refuses %s, whose form is right but not its digits', (country, text) => {
    expect(checkForm(text, country)).toBeNull();
    expect(checkTaxId(text, country)).toEqual({
      key: 'taxIdInvalidExample',
      values: { example: taxIdExample(country) },
    });
  });
});

interface Validator {
  validate(text: string): { readonly isValid: boolean };
}
const validators = stdnum as unknown as Readonly<Record<string, Readonly<Record<string, Validator>>>>;

/** Where stdnum takes more than the authority gives out: the browser may refuse these. */
const laxities: Readonly<Record<string, RegExp>> = {
  // A register number has six digits and a letter.
  AT: /^\d{7,}[A-Z]$/,
  AZ: /[A-Z]/,
  DO: /[A-Z]/,
  // Numbers of departments are written with GD or HA.
  GB: /^[A-Z]?\d{4,5}$/,
  // Zeros in front may be left out, but not so many.
  IL: /^\d{4}$/,
};

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 0, maxLength });

/** The example of the country with other digits: the shape is right, and the check digits by chance. */
function nearExample(country: string): fc.Arbitrary<string> {
  const signs = [...compactTaxId(taxIdExample(country) ?? '')];
  return fc
    .tuple(...signs.map((sign) => (/\d/.test(sign) ? fc.oneof(fc.constant(sign), digits(1, 1)) : fc.constant(sign))))
    .map((found) => found.join(''));
}

/** Any length: a form of the browser that is too narrow shows here. */
const shapeless = fc.tuple(letters(2), digits(4, 15), letters(1)).map((parts) => parts.join(''));
const withDigitsOnly = digits(5, 15);

describe.each(Object.keys(numbersByCountry))('tax numbers of %s', (country) => {
  const kinds = (numbersByCountry[country] ?? []).map((kind) => validators[country]?.[kind]);
  const isTakenByPackage = (text: string) => kinds.some((kind) => kind?.validate(text).isValid);

  it('that the package takes are taken by the browser and by the server', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 2, arbitrary: nearExample(country) }, withDigitsOnly, shapeless), (text) => {
        if (!isTakenByPackage(text) || laxities[country]?.test(text)) return;
        taken += 1;
        expect([text, checkForm(text, country), checkTaxId(text, country)]).toEqual([text, null, null]);
      }),
      // Fixed, so that the samples that count are there each time.
      { numRuns: 600, seed: 20260322 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});
