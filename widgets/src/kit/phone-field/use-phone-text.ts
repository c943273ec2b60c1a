import { phoneRules } from './phone-rules.ts';

/**
 * Returns a function that writes a number internationally, such as `+34 612 34 56 78`. Until the numbering plans are loaded
 * it returns the number as it is.
 * @param isNeeded loads the plans
 */
export function usePhoneText(isNeeded: boolean): (number: string, country?: string) => string {
  const rules = phoneRules.usePart(isNeeded);
  return (number, country) => rules?.format(rules.normalize(number, country) ?? number, country) ?? number;
}
