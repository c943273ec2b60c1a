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
  /** Checks a number against the country's plan; an empty one is no problem. */
  check(text: string, country?: string): Problem | null;
  /** Converts a number to E.164, such as `+12125550123`; null for an invalid one. */
  normalize(text: string, country?: string): string | null;
  /** Formats a number with the country's spacing, even if it is incomplete. */
  format(text: string, country?: string): string;
  /** Returns the country of an international number, such as `ES` for +34. */
  countryOf(text: string): string | null;
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

  /** Whether the number fits the country, by calling code: countries that share one can't always be told apart. */
  const isOf = (number: PhoneNumber, country: string): boolean => {
    const expected = known(country);
    return number.isValid() && (!expected || number.countryCallingCode === getCountryCallingCode(expected, metadata));
  };

  return {
    check(text, country = defaultPhoneCountry) {
      if (text.trim() === '') return null;
      const number = parse(text, country);
      const digits = number ? digitsOf(number.number) : digitsOf(text);
      if (digits.length > maxPhoneDigits) return problem('phoneTooLong', { max: maxPhoneDigits });
      return number && isOf(number, country) ? null : problem('phoneInvalid');
    },
    normalize: (text, country = defaultPhoneCountry) => parse(text, country)?.number ?? null,
    format: (text, country = defaultPhoneCountry) => new AsYouType(known(country), metadata).input(text),
    countryOf: (text) => parsePhoneNumberFromString(text, inCountry(undefined), metadata)?.country ?? null,
  };
}

/**
 * Lazy-loads the rules for browsers, since the numbering plans are larger than most widgets. They accept every number
 * that a server with full plans accepts.
 */
export const loadPhoneRules = (): Promise<PhoneRules> =>
  import('libphonenumber-js/min/metadata').then(({ default: metadata }) => createPhoneRules(metadata));
