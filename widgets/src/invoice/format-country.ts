/** The country's name in the locale; the code itself where the platform knows none. */
export function formatCountry(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
