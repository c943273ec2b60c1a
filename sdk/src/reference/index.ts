/**
 * Reference data for forms: countries, currencies, languages and industries. Names and large tables are lazy-loaded.
 */
export { type Country, countries, findCountry, loadCountries } from './countries.ts';
export { ofacBlockedSubdivisions } from './country-policy.ts';
export { type CurrencyEntry, customerAccounts, loadCurrencies } from './currencies.ts';
export { loadFlag } from './flags.ts';
export { loadIndustries } from './industries.ts';
export { type Language, loadLanguages } from './languages.ts';
export type { Shape } from './shape.ts';
export { loadSubdivisions, type Subdivision } from './subdivisions.ts';
