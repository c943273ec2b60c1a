import { countrySpecs } from 'ibantools';
import type { AccountCurrency } from '../money/index.ts';
import { countries, findCountry } from '../reference/countries.ts';
import { sepaCountries } from '../reference/country-policy.ts';
import { type PayoutRail, payoutRails } from '../rules/external-accounts.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { checkBankField, ibanCountryOf } from './bank-field-forms.ts';
import { type BankDetails, type BankField, bankFields, normalizeBankDetails } from './bank-fields.ts';

export interface CorridorField {
  readonly name: BankField;
  readonly isRequired: boolean;
}

/** A way for money to a country's banks: by one rail, in any of the currencies, to an account named by the fields. */
export interface Corridor {
  readonly country: string;
  readonly rail: PayoutRail;
  readonly currencies: readonly AccountCurrency[];
  readonly fields: readonly CorridorField[];
}

const need = (...names: BankField[]): CorridorField[] => names.map((name) => ({ name, isRequired: true }));
const may = (...names: BankField[]): CorridorField[] => names.map((name) => ({ name, isRequired: false }));

interface LocalRail {
  readonly rail: PayoutRail;
  readonly currency: AccountCurrency;
  readonly countries: readonly string[];
  readonly fields: readonly CorridorField[];
}

/** Countries whose banks the ACH network reaches: the United States and their territories. */
export const achCountries: readonly string[] = ['US', 'AS', 'GU', 'MP', 'PR', 'VI'];

const localRails: readonly LocalRail[] = /* @__PURE__ */ (() => [
  {
    rail: 'ach',
    currency: 'USD',
    countries: achCountries,
    fields: need('routingNumber', 'accountNumber', 'accountType'),
  },
  { rail: 'wire', currency: 'USD', countries: achCountries, fields: need('routingNumber', 'accountNumber') },
  { rail: 'sepa', currency: 'EUR', countries: [...sepaCountries], fields: [...need('iban'), ...may('bic')] },
  {
    rail: 'faster-payments',
    currency: 'GBP',
    countries: ['GB', 'GG', 'IM', 'JE'],
    fields: need('sortCode', 'accountNumber'),
  },
  { rail: 'fps', currency: 'HKD', countries: ['HK'], fields: need('bankCode', 'accountNumber') },
  { rail: 'fast', currency: 'SGD', countries: ['SG'], fields: need('bankCode', 'accountNumber') },
  {
    rail: 'eft',
    currency: 'CAD',
    countries: ['CA'],
    fields: need('institutionNumber', 'transitNumber', 'accountNumber'),
  },
  { rail: 'spei', currency: 'MXN', countries: ['MX'], fields: need('clabe') },
  { rail: 'direct-entry', currency: 'AUD', countries: ['AU'], fields: need('bsb', 'accountNumber') },
  { rail: 'cnaps', currency: 'CNH', countries: ['CN'], fields: need('cnaps', 'accountNumber') },
  { rail: 'elixir', currency: 'PLN', countries: ['PL'], fields: need('iban') },
  { rail: 'becs', currency: 'NZD', countries: ['NZ'], fields: need('accountNumber') },
])();

/** The fields of an account for SWIFT, in countries whose banks have no IBAN but need more than a BIC and a number. */
const swiftFields: Readonly<Record<string, readonly CorridorField[]>> = /* @__PURE__ */ (() => ({
  AU: need('bic', 'bsb', 'accountNumber'),
  CA: need('bic', 'institutionNumber', 'transitNumber', 'accountNumber'),
  IN: need('bic', 'ifsc', 'accountNumber'),
  MX: need('bic', 'clabe'),
}))();

const hasIban = (country: string): boolean => countrySpecs[ibanCountryOf(country)]?.IBANRegistry === true;

const swiftFieldsOf = (country: string): readonly CorridorField[] =>
  swiftFields[country] ?? (hasIban(country) ? need('iban', 'bic') : need('bic', 'accountNumber'));

interface CorridorPolicy {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The local rails in use. */
  readonly rails: readonly PayoutRail[];
  /** The currencies that we send by SWIFT. */
  readonly swiftCurrencies: readonly AccountCurrency[];
}

/** What we offer, newest first. Add an entry with the day from which a change counts; keep the older ones. */
const policies: readonly CorridorPolicy[] = [
  {
    from: '2021-01-01',
    rails: payoutRails,
    // Banks outside Mexico do not carry pesos.
    swiftCurrencies: ['USD', 'EUR', 'GBP', 'HKD', 'SGD', 'CAD', 'AUD', 'CNH', 'PLN', 'NZD'],
  },
];

const policyOn = (date: string): CorridorPolicy | undefined => policies.find(({ from }) => from <= date);

/**
 * Lists the corridors to a country; none to a country under sanctions.
 * @param date `YYYY-MM-DD`: the offer changes with time
 */
export function corridorsTo(country: string, date: string): readonly Corridor[] {
  const policy = policyOn(date);
  if (!policy || !findCountry(country)?.isWire) return [];
  const local = localRails.filter(({ rail, countries: all }) => policy.rails.includes(rail) && all.includes(country));
  const bySwift = policy.swiftCurrencies.filter((currency) => local.every((each) => each.currency !== currency));
  return [
    ...local.map(({ rail, currency, fields }) => ({ country, rail, currencies: [currency], fields })),
    ...(policy.rails.includes('swift')
      ? [{ country, rail: 'swift' as const, currencies: bySwift, fields: swiftFieldsOf(country) }]
      : []),
  ];
}

/** Lists every corridor on a day, in alphabetical order of countries. */
export const corridorsOn = (date: string): readonly Corridor[] =>
  countries.flatMap(({ code }) => corridorsTo(code, date));

/** A corridor as an account names it. */
export interface CorridorKey {
  readonly country: string;
  readonly currency: string;
  readonly rail: string;
}

/** Finds the corridor of an account; null if money doesn't go that way on the day. */
export const findCorridor = ({ country, currency, rail }: CorridorKey, date: string): Corridor | null =>
  corridorsTo(country, date).find(
    (corridor) => corridor.rail === rail && (corridor.currencies as readonly string[]).includes(currency),
  ) ?? null;

/** Why a corridor is refused that `findCorridor` doesn't find. */
export const corridorUnavailable: Problem = problem('corridorUnavailable');

/** Problems by field; none: the details name an account of the corridor. */
export type BankDetailProblems = Readonly<Partial<Record<BankField, Problem>>>;

/** Checks the details of an account: every field that the corridor needs, in its form, and no other field. */
export function checkBankDetails(details: BankDetails, corridor: Corridor): BankDetailProblems {
  const given = normalizeBankDetails(details, corridor.country);
  return Object.fromEntries(
    bankFields.flatMap((field) => {
      const found = problemOf(field, given[field], corridor);
      return found === null ? [] : [[field, found] as const];
    }),
  );
}

function problemOf(name: BankField, value: string | undefined, corridor: Corridor): Problem | null {
  const field = corridor.fields.find((each) => each.name === name);
  if (value === undefined) return field?.isRequired ? problem('required') : null;
  return field ? checkBankField(name, value, corridor) : problem('wrongFormat');
}
