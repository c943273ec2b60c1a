import { createPhoneRules, defaultPhoneCountry, type PhoneRules } from '@quittance/sdk/validation/phone';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

const rules = createPhoneRules(metadata);

/** Whether the plan of this very country has a number; several countries may share a calling code. */
function isOfPlan(number: string, country: string): boolean {
  const found = parsePhoneNumberFromString(number, metadata);
  // Some territories use the numbers of the country that serves them.
  if (!found || !isSupportedCountry(country as CountryCode, metadata)) return true;
  found.country = country as CountryCode;
  return found.isValid();
}

/**
 * The rules with full numbering plans: a number must be one of the selected country. Browsers have a subset, which accepts
 * every number that is valid here.
 */
export const phoneRules: PhoneRules = {
  ...rules,
  check(text, country = defaultPhoneCountry) {
    const found = rules.check(text, country);
    const number = found ? null : rules.normalize(text, country);
    return number === null || isOfPlan(number, country) ? found : { key: 'phoneInvalid' };
  },
};
