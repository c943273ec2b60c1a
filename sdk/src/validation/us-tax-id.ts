import { joinSeparated } from './separators.ts';
import { checkSsn } from './ssn.ts';

/** Whose tax number it is: an organization's, or a person's, which freelancers use too. */
export type Taxpayer = 'business' | 'person';

/** Employer identification numbers, by the prefixes in the list of the IRS ("Valid EIN prefixes"). */
const ein = /^(?!0[07-9]|1[7-9]|2[89]|49|69|7[089]|89|9[67])\d{9}$/;

/** Individual taxpayer identification numbers, by the ranges of the IRS for the fourth and fifth digit. */
const itin = /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/;

/** How each number is written. Nine digits without separators may be either. */
const written: Readonly<Record<Taxpayer, RegExp>> = {
  business: /^\d{2}-?\d{7}$/,
  person: /^(?:\d{9}|\d{3}-\d{2}-\d{4})$/,
};

export const usTaxIdExamples: Readonly<Record<Taxpayer, string>> = { business: '91-1144442', person: '123-45-6789' };

/** Whether a text is an EIN of a business, or an SSN or ITIN of a person. */
export function isUsTaxId(text: string, taxpayer: Taxpayer): boolean {
  if (!written[taxpayer].test(joinSeparated(text, '-'))) return false;
  const digits = joinSeparated(text, '');
  return taxpayer === 'business' ? ein.test(digits) : itin.test(digits) || checkSsn(digits) === null;
}
