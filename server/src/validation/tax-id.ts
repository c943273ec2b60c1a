import {
  checkTaxId as checkForm,
  type Problem,
  type Taxpayer,
  taxIdProblem,
  taxIdSpellings,
} from '@quittance/sdk/validation';
import { isTaxNumber } from './tax-numbers/index.ts';

/**
 * Checks a tax number in full: the same form as in browsers, then check digits. So a number that is valid here is never
 * refused in a browser.
 */
export function checkTaxId(text: string, country: string, taxpayer: Taxpayer): Problem | null {
  const refused = checkForm(text, country, taxpayer);
  if (refused) return refused;
  const isKnown = taxIdSpellings(text, country).some((spelling) => isTaxNumber(spelling, country));
  return isKnown ? null : taxIdProblem(country, taxpayer);
}
