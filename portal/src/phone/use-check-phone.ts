import type { Problem } from '@quittance/sdk/validation';
import { lazyPart } from '@quittance/widgets/kit';

/** Lazy-loaded, because the numbering plans are larger than most screens. */
const phoneRules = lazyPart(async () => (await import('@quittance/sdk/validation/phone')).loadPhoneRules());

/** Checks a number against the selected country. Finds nothing wrong until the rules are loaded; the server checks too. */
export type CheckPhone = (number: string, countryIso: string) => Problem | null;

/** The rule for the phone numbers of a form. */
export function useCheckPhone(): CheckPhone {
  const rules = phoneRules.usePart(true);
  return (number, countryIso) => rules?.check(number, countryIso) ?? null;
}
