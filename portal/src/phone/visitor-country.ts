import { findCountry } from '@quittance/sdk/reference';

/**
 * Guesses the country of a visitor's phone from the languages of their browser, such as Spain from `es-ES`. The United States
 * if none of them names a country.
 * @param languages most wanted first
 */
export function visitorCountry(languages: readonly string[] = navigator.languages): string {
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? '');
  return regions.find((region) => findCountry(region) !== null) ?? 'US';
}
