import { countries } from '@quittance/sdk/reference';
import { loadPhoneRules } from '@quittance/sdk/validation/phone';
import fc from 'fast-check';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { phoneRules } from './phone.ts';

const browser = await loadPhoneRules();
const numbers = examples as Readonly<Record<string, string>>;
const withNumbers = countries.filter(({ code }) => code in numbers);

describe('phone numbers on the server', () => {
  it('the published example of every country is valid here and in a browser', () => {
    const refused = withNumbers.filter(({ code }) => {
      const text = numbers[code] ?? '';
      return phoneRules.check(text, code) || browser.check(text, code);
    });
    expect([withNumbers.length > 230, refused]).toEqual([true, []]);
  });

  it('numbers that are valid here are valid in a browser', () => {
    const candidate = fc
      .tuple(
        fc.constantFrom(...withNumbers),
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 4 }),
      )
      .map(([{ code, phone }, end]) => [code, `+${phone}${(numbers[code] ?? '').slice(0, -4)}${end}`] as const);
    let taken = 0;
    fc.assert(
      fc.property(candidate, ([code, text]) => {
        if (phoneRules.check(text, code)) return;
        taken += 1;
        expect([code, text, browser.check(text, code)]).toEqual([code, text, null]);
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(1000);
  });
});
