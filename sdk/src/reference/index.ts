/**
 * Reference data for forms: countries, currencies, languages and industries. Names and large tables are lazy-loaded.
 */
export { type Country, type CountryFacts, countries, findCountry, loadCountries } from './countries.ts';
export { ofacBlockedSubdivisions } from './country-policy.ts';
export { type CurrencyEntry, type CustomerAccount, customerAccounts, loadCurrencies } from './currencies.ts';
export { loadFlag } from './flags.ts';
export { type Industry, loadIndustries } from './industries.ts';
export { type Language, loadLanguages } from './languages.ts';
export type { Shape } from './shape.ts';
export { loadSubdivisions, type Subdivision } from './subdivisions.ts';
