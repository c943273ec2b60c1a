/** A currency's name in the locale, such as `US Dollar`; undefined for those the platform knows none of, as of crypto. */
export const currencyName = (currency: string, locale: string): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(currency);
