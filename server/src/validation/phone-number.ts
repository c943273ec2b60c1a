import { findCountry } from '@quittance/sdk/reference';
import { englishSentence } from '@quittance/sdk/validation';
import { refuseField, refuseFormat } from '../kernel/index.ts';
import { phoneRules } from './phone.ts';

export interface TypedPhoneNumber {
  readonly phoneNumber: string;
  readonly countryIso: string;
}

export interface PhoneNumber {
  /** E.164. */
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryIso: string;
}

/**
 * Reads a phone number as a person typed it.
 * @throws ValidationError for an unknown country, one that sanctions exclude, and a number that its plan does not have
 */
export function readPhoneNumber({ phoneNumber, countryIso }: TypedPhoneNumber): PhoneNumber {
  const country = findCountry(countryIso);
  if (!country || country.isOfacBlocked) throw refuseFormat('countryIso');
  const problem = phoneRules.check(phoneNumber, countryIso);
  if (problem) throw refuseField('phoneNumber', englishSentence(problem));
  return { number: phoneRules.normalize(phoneNumber, countryIso) ?? '', countryIso };
}
