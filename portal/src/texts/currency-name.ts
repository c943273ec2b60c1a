/** Returns a currency's name in the locale, such as `US Dollar`; undefined if the platform has none, as for crypto. */
export const currencyName = (currency: string, locale: string): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(currency);
