/** Countries, currencies, languages and industries: what forms choose from. Names and large tables are loaded in pieces. */
export { type Country, type CountryFacts, countries, findCountry, loadCountries } from './countries.ts';
export { ofacBlockedSubdivisions } from './country-policy.ts';
export { type CurrencyEntry, type CustomerAccount, customerAccounts, loadCurrencies } from './currencies.ts';
export { loadFlag } from './flags.ts';
export { type Industry, loadIndustries } from './industries.ts';
export { type Language, loadLanguages } from './languages.ts';
export type { Shape } from './shape.ts';
export { loadSubdivisions, type Subdivision } from './subdivisions.ts';
