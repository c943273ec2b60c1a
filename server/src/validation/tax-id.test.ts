import { countries } from '@quittance/sdk/reference';
import { checkTaxId as checkForm, compactTaxId, taxIdExample } from '@quittance/sdk/validation';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { checkTaxId, numbersByCountry } from './tax-id.ts';

const codes = countries.map(({ code }) => code);

describe('the full check of tax numbers', () => {
  it('accepts every example in the message', () => {
    const refused = codes
      .map((code) => [code, taxIdExample(code, 'business')] as const)
      .filter(([code, text]) => text && checkTaxId(text, code, 'business'));
    expect(refused).toEqual([]);
  });

  // From published descriptions of the numbers. Browsers must accept each.
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
    ['ZA', '0001339050'],
  ])('%s accepts %s, like the browser', (country, text) => {
    expect([checkTaxId(text, country, 'business'), checkForm(text, country, 'business')]).toEqual([null, null]);
  });

  it.each([
    ['DE', 'DE136695978'],
    ['BR', '16.727.230/0001-98'],
    ['AU', '83 914 571 674'],
    ['PL', '8567346216'],
  ])('%s refuses %s, with a valid form but wrong check digits', (country, text) => {
    expect(checkForm(text, country, 'business')).toBeNull();
    expect(checkTaxId(text, country, 'business')).toEqual({
      key: 'taxIdInvalidExample',
      values: { example: taxIdExample(country, 'business') },
    });
  });
});

interface Validator {
  validate(text: string): { readonly isValid: boolean };
}
const validators = stdnum as unknown as Readonly<Record<string, Readonly<Record<string, Validator>>>>;

/** Forms that stdnum accepts but no authority issues: browsers may refuse them. */
const stdnumOnlyForms: Readonly<Record<string, RegExp>> = {
  // A register number has six digits and a letter.
  AT: /^\d{7,}[A-Z]$/,
  AZ: /[A-Z]/,
  DO: /[A-Z]/,
  // Numbers of departments are written with GD or HA.
  GB: /^[A-Z]?\d{4,5}$/,
  // Leading zeros may be omitted, but not so many.
  IL: /^\d{4}$/,
};

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 0, maxLength });

/** The country's example with other digits: valid in form, sometimes by chance in check digits. */
function nearExample(country: string): fc.Arbitrary<string> {
  const signs = [...compactTaxId(taxIdExample(country, 'business') ?? '')];
  return fc
    .tuple(...signs.map((sign) => (/\d/.test(sign) ? fc.oneof(fc.constant(sign), digits(1, 1)) : fc.constant(sign))))
    .map((found) => found.join(''));
}

/** Any length, to detect a browser form that is too narrow. */
const shapeless = fc.tuple(letters(2), digits(4, 15), letters(1)).map((parts) => parts.join(''));
const withDigitsOnly = digits(5, 15);

describe.each(Object.keys(numbersByCountry))('tax numbers of %s', (country) => {
  const kinds = (numbersByCountry[country] ?? []).map((kind) => validators[country]?.[kind]);
  const isTakenByPackage = (text: string) => kinds.some((kind) => kind?.validate(text).isValid);

  it('accepted by the package are accepted by browser and server', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 2, arbitrary: nearExample(country) }, withDigitsOnly, shapeless), (text) => {
        if (!isTakenByPackage(text) || stdnumOnlyForms[country]?.test(text)) return;
        taken += 1;
        const checks = [checkForm(text, country, 'business'), checkTaxId(text, country, 'business')];
        expect([text, ...checks]).toEqual([text, null, null]);
      }),
      // A fixed seed, so that the relevant samples occur each time.
      { numRuns: 600, seed: 20260322 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});
