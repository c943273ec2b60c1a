interface PostalAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly subdivision?: string | undefined;
  readonly postalCode?: string | undefined;
  /** Two letters, ISO 3166-1. */
  readonly country: string;
}

/**
 * An address as it is written on a letter, line by line; the country last, by its name in the locale, or by its code where
 * the platform knows no name.
 * @param locale BCP 47 tag
 */
export function addressLines({ line1, line2, city, ...rest }: PostalAddress, locale: string): string[] {
  const district = [rest.subdivision, rest.postalCode].filter(Boolean).join(' ');
  const town = [city, district].filter(Boolean).join(', ');
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(rest.country) ?? rest.country;
  return [line1, line2, town, country].filter((line): line is string => Boolean(line));
}
