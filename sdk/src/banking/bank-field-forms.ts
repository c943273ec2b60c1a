import { isValidBIC, isValidIBAN } from 'ibantools';
import { bankAccountTypes } from '../rules/external-accounts.ts';
import { type Problem, problem } from '../validation/problem.ts';
import type { BankField } from './bank-fields.ts';

/** Where the bank of an account is, and by which rail money gets there. */
export interface BankPlace {
  /** Two capital letters of ISO 3166-1. */
  readonly country: string;
  readonly rail: string;
}

/** Territories whose banks have the IBAN of another country. */
const ibanCountries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'].map((code) => [code, 'FR']),
  ),
  AX: 'FI',
  GG: 'GB',
  IM: 'GB',
  JE: 'GB',
};

/** Returns the country whose letters the IBANs of a country's banks begin with. */
export const ibanCountryOf = (country: string): string => ibanCountries[country] ?? country;

function checkIban(value: string, { country }: BankPlace): Problem | null {
  if (!isValidIBAN(value)) return problem('ibanInvalid');
  return value.startsWith(ibanCountryOf(country)) ? null : problem('bankOfOtherCountry');
}

/** A BIC names its country in the fifth and sixth letter. Territories use their own letters or those of their country. */
function checkBic(value: string, { country }: BankPlace): Problem | null {
  if (!isValidBIC(value)) return problem('bicInvalid');
  return [country, ibanCountryOf(country)].includes(value.slice(4, 6)) ? null : problem('bankOfOtherCountry');
}

/** Sum of the digits, weighted 3, 7, 1 in turn. A multiple of ten in routing numbers and in CLABEs. */
const sum371 = (digits: string): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);

/** The first two digits that the American Bankers Association gives out: Federal Reserve, thrifts, electronic, cheques. */
const routingNumber = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/;
const clabe = /^\d{18}$/;

const checkDigits371 = (value: string, form: RegExp, found: Problem): Problem | null =>
  form.test(value) && /[1-9]/.test(value) && sum371(value) % 10 === 0 ? null : found;

/** Account numbers of a country, where its banks share a form. */
const accountNumberForms: Readonly<Record<string, RegExp>> = {
  ...formOf(/^\d{4,17}$/, 'US', 'AS', 'GU', 'MP', 'PR', 'VI'),
  ...formOf(/^\d{8}$/, 'GB', 'GG', 'IM', 'JE'),
  AU: /^\d{4,9}$/,
  CA: /^\d{7,12}$/,
  CN: /^\d{8,32}$/,
  HK: /^\d{6,12}$/,
  IN: /^\d{9,18}$/,
  NZ: /^\d{16}$/,
  SG: /^\d{6,16}$/,
};

function formOf(form: RegExp, ...countries: string[]): Readonly<Record<string, RegExp>> {
  return Object.fromEntries(countries.map((country) => [country, form]));
}

/** Everywhere else: what a SWIFT message has room for. */
const anyAccountNumber = /^[A-Z0-9]{4,34}$/;

const bankCodeForms: Readonly<Record<string, RegExp>> = { HK: /^\d{3}$/, SG: /^\d{4}$/ };

const matches = (value: string, form: RegExp, found: Problem): Problem | null => (form.test(value) ? null : found);

type FieldRule = (value: string, place: BankPlace) => Problem | null;

const rules: Readonly<Record<BankField, FieldRule>> = {
  iban: checkIban,
  bic: checkBic,
  routingNumber: (value) => checkDigits371(value, routingNumber, problem('routingNumberInvalid')),
  clabe: (value) => checkDigits371(value, clabe, problem('clabeInvalid')),
  institutionNumber: (value) => matches(value, /^\d{3}$/, problem('institutionNumberInvalid')),
  transitNumber: (value) => matches(value, /^\d{5}$/, problem('transitNumberInvalid')),
  sortCode: (value) => matches(value, /^\d{6}$/, problem('sortCodeInvalid')),
  bsb: (value) => matches(value, /^\d{6}$/, problem('bsbInvalid')),
  bankCode: (value, { country }) =>
    matches(value, bankCodeForms[country] ?? /^[A-Z0-9]{3,11}$/, problem('bankCodeInvalid')),
  ifsc: (value) => matches(value, /^[A-Z]{4}0[A-Z0-9]{6}$/, problem('ifscInvalid')),
  cnaps: (value) => matches(value, /^\d{12}$/, problem('cnapsInvalid')),
  accountNumber: (value, { country }) =>
    matches(value, accountNumberForms[country] ?? anyAccountNumber, problem('accountNumberInvalid')),
  accountType: (value) => ((bankAccountTypes as readonly string[]).includes(value) ? null : problem('optionMissing')),
};

/** Checks the form and the check digits of a normalized value. Whether the account exists, only its bank knows. */
export const checkBankField = (field: BankField, value: string, place: BankPlace): Problem | null =>
  rules[field](value, place);
