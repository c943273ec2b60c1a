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

/** What can be said of phone numbers with one set of numbering plans. */
export interface PhoneRules {
  /** Against the plan of the country; nothing typed is no mistake here. */
  check(text: string, country?: string): Problem | null;
  /** In the form of E.164, such as `+12125550123`; null for what is no number. */
  normalize(text: string, country?: string): string | null;
  /** Spaced as people of the country do, also when only half of it has been typed. */
  format(text: string, country?: string): string;
  /** The country that an international number tells, such as `ES` for one that begins with +34. */
  countryOf(text: string): string | null;
}

/** The text is the whole number, not something that holds one. */
const inCountry = (country: CountryCode | undefined) => ({
  extract: false,
  ...(country && { defaultCountry: country }),
});

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * @param metadata numbering plans of libphonenumber: `libphonenumber-js/max/metadata` on a server, where the digits are
 *   checked to the last; `loadPhoneRules` brings the small set for browsers
 */
export function createPhoneRules(metadata: MetadataJson): PhoneRules {
  const known = (country: string): CountryCode | undefined =>
    isSupportedCountry(country as CountryCode, metadata) ? (country as CountryCode) : undefined;

  const parse = (text: string, country: string): PhoneNumber | undefined =>
    parsePhoneNumberFromString(text, inCountry(known(country)), metadata);

  /** By the calling code: numbers of countries that share one can't always be told apart. */
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
 * The rules for browsers, in a chunk of their own: the numbering plans are larger than most widgets. They take every
 * number that a server with the full plans takes.
 */
export const loadPhoneRules = (): Promise<PhoneRules> =>
  import('libphonenumber-js/min/metadata').then(({ default: metadata }) => createPhoneRules(metadata));
