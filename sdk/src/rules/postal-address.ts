export interface PostalAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly subdivision?: string | undefined;
  readonly postalCode?: string | undefined;
  /** Two letters, ISO 3166-1. */
  readonly country: string;
}

/**
 * Returns a country's name in the locale, or its code if the platform has no name. @param code two letters, ISO 3166-1
 */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/**
 * Formats an address as on a letter, line by line; the country's name in the locale is last.
 * @param locale BCP 47 tag
 */
export function addressLines({ line1, line2, city, ...rest }: PostalAddress, locale: string): string[] {
  const district = [rest.subdivision, rest.postalCode].filter(Boolean).join(' ');
  const town = [city, district].filter(Boolean).join(', ');
  return [line1, line2, town, countryName(rest.country, locale)].filter((line): line is string => Boolean(line));
}
