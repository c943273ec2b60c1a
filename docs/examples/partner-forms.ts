import { accountErrorTexts, defaultLocale, errorMessage, hasText, type I18n, locales } from '@quittance/sdk/i18n';
import { countries, customerAccounts, loadIndustries } from '@quittance/sdk/reference';
import type { BusinessDate } from '@quittance/sdk/time';
import {
  ageOn,
  type CancelReason,
  cancelMessageOf,
  cancelReasons,
  cardBrandOf,
  cardDigits,
  checkAdditionalInfoMessage,
  checkBirthDate,
  checkCancelNote,
  checkCardCvc,
  checkCardExpiry,
  checkCardNumber,
  checkDate,
  checkEmployees,
  checkGovernmentIdDate,
  checkGreaterThan,
  checkLanguage,
  checkLines,
  checkLinks,
  checkMaxCharacters,
  checkMinCharacters,
  checkOption,
  checkProofOfAddressDate,
  checkResetReason,
  checkSsn,
  documentAge,
  firstProblem,
  messageLimits,
  minAge,
  type Problem,
  type Taxpayer,
  taxIdExample,
} from '@quittance/sdk/validation';

/** The refused fields of a form, by name. */
type Problems<Field extends string> = Readonly<Record<Field, Problem | null>>;

export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** Checks the fields of a card before they are sent to the card processor. */
export const checkCard = ({ number, expiry, cvc }: CardForm, today: BusinessDate): Problems<keyof CardForm> => ({
  number: checkCardNumber(number),
  expiry: checkCardExpiry(expiry, today),
  cvc: checkCardCvc(cvc, number),
});

/** Returns a card as a receipt shows it: brand and last four digits. */
export const cardLabel = (number: string): string =>
  `${cardBrandOf(number) ?? 'card'} •••• ${cardDigits(number).slice(-4)}`;

export interface PersonForm {
  readonly birthDate: string;
  readonly ssn: string;
  readonly occupation: string;
  readonly documentLanguage: string;
}

/** Checks what an owner states about themselves. */
export const checkPerson = (form: PersonForm, today: BusinessDate): Problems<keyof PersonForm> => ({
  birthDate: checkBirthDate(form.birthDate, today),
  ssn: checkSsn(form.ssn),
  occupation: checkOption(form.occupation),
  documentLanguage: checkLanguage(form.documentLanguage),
});

/** Returns the years until a person may apply; undefined if they may today. */
export function yearsToWait(birthDate: BusinessDate, today: BusinessDate): number | undefined {
  const age = ageOn(today, birthDate);
  return age < minAge ? minAge - age : undefined;
}

export interface BusinessForm {
  readonly incorporatedOn: string;
  readonly employees: string;
  readonly capital: string;
  readonly links: readonly string[];
  readonly description: string;
}

/** Checks the facts of a business. */
export const checkBusiness = (form: BusinessForm, today: BusinessDate): Problems<keyof BusinessForm> => ({
  incorporatedOn: checkDate(form.incorporatedOn, { max: today }),
  employees: checkEmployees(form.employees),
  capital: checkGreaterThan(form.capital, '0'),
  links: checkLinks(form.links),
  description: firstProblem(
    checkLines(form.description),
    checkMinCharacters(form.description, 20),
    checkMaxCharacters(form.description, 500),
  ),
});

/** Checks the date of a document. Proofs of address and government IDs may have different ages. */
export const checkIssued = (kind: 'address' | 'id', issuedOn: string, today: BusinessDate): Problem | null =>
  kind === 'address' ? checkProofOfAddressDate(issuedOn, today) : checkGovernmentIdDate(issuedOn, today);

/** The hint beside the upload of a document. */
export const documentHint = (kind: 'address' | 'id'): string =>
  kind === 'address'
    ? `Not older than ${documentAge.proofOfAddressMonths} months.`
    : `Not older than ${documentAge.governmentIdDays} days.`;

/** The hint of a tax number field. */
export const taxIdHint = (country: string, taxpayer: Taxpayer): string => {
  const example = taxIdExample(country, taxpayer);
  return example === null ? 'As on your tax return.' : `For example ${example}.`;
};

/** Returns the message to cancel with, or what is wrong with the note. */
export const cancellation = (reason: string, note: string): string | Problem => {
  const known = cancelReasons.find((option): option is CancelReason => option === reason);
  if (!known) return { key: 'optionMissing' };
  return checkCancelNote(note, known) ?? cancelMessageOf(known, note);
};

/** Checks a message of staff, and says how many characters are left. */
export const staffMessage = (kind: 'question' | 'reset', text: string) => ({
  problem: kind === 'question' ? checkAdditionalInfoMessage(text) : checkResetReason(text),
  left: (kind === 'question' ? messageLimits.additionalInfo : messageLimits.resetReason) - text.trim().length,
});

/** Lists the countries that an application may come from. */
export const openCountries = (): readonly string[] =>
  countries.filter(({ isOfacBlocked }) => !isOfacBlocked).map(({ code }) => code);

/** Lists the currencies that a customer may hold, each once. */
export const heldCurrencies = (): readonly string[] => [...new Set(customerAccounts.map(({ currency }) => currency))];

/** Returns the names of all industries in a language, or in English if it has none. */
export const industryNames = async (locale: string): Promise<readonly string[]> =>
  (await loadIndustries(locales.find((known) => known === locale) ?? defaultLocale)).map(({ label }) => label);

/** Returns the sentence for a failed call. A page of your own may word the errors of accounts differently. */
export const failureText = (i18n: Pick<I18n, 't'>, error: { readonly code: string }, ownWords?: string): string =>
  hasText(accountErrorTexts.english, error.code)
    ? (ownWords ?? i18n.t(accountErrorTexts, error.code))
    : errorMessage(i18n, error);
