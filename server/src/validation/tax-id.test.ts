import { countries } from '@quittance/sdk/reference';
import { checkTaxId as checkForm, taxIdExample } from '@quittance/sdk/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTaxId } from './tax-id.ts';

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

  it('takes nothing that a browser refuses', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFXYZ-. '), minLength: 4, maxLength: 20 });
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        text,
        (country, number) => checkTaxId(number, country) !== null || checkForm(number, country) === null,
      ),
      { numRuns: 5000 },
    );
  });
});
