import type { Problem } from '@quittance/sdk/validation';
import { lazyPart } from '@quittance/widgets/kit';

const defaultCountry = 'US';

/** Lazy-loaded, because the numbering plans are larger than most screens. */
const phoneRules = lazyPart(async () => (await import('@quittance/sdk/validation/phone')).loadPhoneRules());

export interface PhoneCheck {
  /** Finds nothing wrong until the rules are loaded; the server checks too. */
  readonly check: (number: string) => Problem | null;
  /** Country of an international number; the default one while it can't be told. */
  readonly countryOf: (number: string) => string;
}

/** The rules for the phone numbers of a form. */
export function usePhoneRules(): PhoneCheck {
  const rules = phoneRules.usePart(true);
  const countryOf = (number: string) => rules?.countryOf(number) ?? defaultCountry;
  return { countryOf, check: (number) => rules?.check(number, countryOf(number)) ?? null };
}
