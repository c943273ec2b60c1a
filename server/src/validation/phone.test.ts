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
  it.each([
    ['US', '+1 212 555 0123'],
    ['CA', '+1 416 555 0123'],
    ['JM', '+1 876 555 1234'],
    ['RU', '+7 916 123-45-67'],
    ['KZ', '+7 701 234 56 78'],
    ['GB', '+44 20 7946 0958'],
    ['JE', '+44 1534 712345'],
    ['IM', '+44 7624 312345'],
    // Free numbers belong to every country of the plan.
    ['US', '+1 800 555 0123'],
    ['CA', '+1 800 555 0123'],
    // Antarctica has no numbering plan.
    ['AQ', '+672 381234'],
    ['US', ''],
  ])('of %s: %j', (country, text) => {
    expect(phoneRules.check(text, country)).toBeNull();
  });

  it.each([
    ['US', '+1 416 555 0123', 'Canada'],
    ['CA', '+1 212 555 0123', 'the United States'],
    ['US', '+1 876 555 1234', 'Jamaica'],
    ['RU', '+7 701 234 56 78', 'Kazakhstan'],
    ['KZ', '+7 916 123-45-67', 'Russia'],
    ['GB', '+44 1534 712345', 'Jersey'],
    ['JE', '+44 20 7946 0958', 'the United Kingdom'],
  ])('are not of %s: %s is of %s', (country, text, _other) => {
    expect(phoneRules.check(text, country)).toEqual({ key: 'phoneOtherCountry' });
  });

  it('whose country the browser finds are of that country', () => {
    const refused = withNumbers.filter(({ code }) => {
      const text = browser.normalize(numbers[code] ?? '', code) ?? '';
      return phoneRules.check(text, browser.countryOf(text) ?? code);
    });
    expect(refused).toEqual([]);
  });

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
