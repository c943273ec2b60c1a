import type { Problem } from '@quittance/sdk/validation';
import { phoneRules } from '@quittance/widgets/kit';

/** Checks a number against the selected country. Finds nothing wrong until the rules are loaded; the server checks too. */
export type CheckPhone = (number: string, countryIso: string) => Problem | null;

/** The rule for the phone numbers of a form. */
export function useCheckPhone(): CheckPhone {
  const rules = phoneRules.usePart(true);
  return (number, countryIso) => rules?.check(number, countryIso) ?? null;
}
