import type { CountryCode, MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import { maxPhoneDigits } from './phone-limits.ts';
import { type Problem, problem } from './problem.ts';

export const defaultPhoneCountry = 'US';

/** Rules for phone numbers with one set of numbering plans. */
export interface PhoneRules {
  /** Checks a number against the plan of the selected country; an empty one is no problem. */
  check(text: string, country?: string): Problem | null;
  /** Converts a number to E.164, such as `+12125550123`; null for an invalid one. */
  normalize(text: string, country?: string): string | null;
  /** Formats a number with the country's spacing, even if it is incomplete. */
  format(text: string, country?: string): string;
  /** Returns the country of an international number, such as `ES` for +34. */
  countryOf(text: string): string | null;
  /** Returns the largest country of the calling code that an international number starts with: `US` for +1. */
  mainCountryOf(text: string): string | null;
}

/** The whole text must be the number; no search for one within it. */
const inCountry = (country: CountryCode | undefined) => ({
  extract: false,
  ...(country && { defaultCountry: country }),
});

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Creates phone rules.
 * @param metadata numbering plans of libphonenumber: `libphonenumber-js/max/metadata` on a server, for a full check;
 *   `loadPhoneRules` loads the small set for browsers
 */
export function createPhoneRules(metadata: MetadataJson): PhoneRules {
  const known = (country: string): CountryCode | undefined =>
    isSupportedCountry(country as CountryCode, metadata) ? (country as CountryCode) : undefined;

  const parse = (text: string, country: string): PhoneNumber | undefined =>
    parsePhoneNumberFromString(text, inCountry(known(country)), metadata);

  /** Whether the plan of this very country has the number; several countries may share a calling code. */
  const isOf = (number: PhoneNumber, country: string): boolean => {
    const expected = known(country);
    // Some territories use the numbers of the country that serves them.
    if (!expected) return true;
    if (number.countryCallingCode !== getCountryCallingCode(expected, metadata)) return false;
    number.country = expected;
    return number.isValid();
  };

  return {
    check(text, country = defaultPhoneCountry) {
      if (text.trim() === '') return null;
      const number = parse(text, country);
      const digits = number ? digitsOf(number.number) : digitsOf(text);
      if (digits.length > maxPhoneDigits) return problem('phoneTooLong', { max: maxPhoneDigits });
      if (!number?.isValid()) return problem('phoneInvalid');
      return isOf(number, country) ? null : problem('phoneOtherCountry');
    },
    normalize: (text, country = defaultPhoneCountry) => parse(text, country)?.number ?? null,
    format: (text, country = defaultPhoneCountry) => new AsYouType(known(country), metadata).input(text),
    mainCountryOf(text) {
      const digits = digitsOf(text);
      const code = Object.keys(metadata.country_calling_codes).find((each) => digits.startsWith(each));
      return (code && metadata.country_calling_codes[code]?.[0]) ?? null;
    },
    countryOf: (text) => parsePhoneNumberFromString(text, inCountry(undefined), metadata)?.country ?? null,
  };
}

/**
 * Lazy-loads the rules for browsers, since the numbering plans are larger than most widgets. They accept every number
 * that a server with full plans accepts.
 */
export const loadPhoneRules = (): Promise<PhoneRules> =>
  import('libphonenumber-js/min/metadata').then(({ default: metadata }) => createPhoneRules(metadata));
