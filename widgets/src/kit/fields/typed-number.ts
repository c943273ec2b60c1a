import { compareDecimals, parseDecimal, parseTypedDecimal } from '@quittance/sdk/money';
import type { TypedText } from './fit-text.ts';

/** What may be typed into a field for a number. */
export interface NumberRule {
  /** BCP 47 tag by whose rules numbers are typed first; the other common form is understood too. */
  readonly locale: string;
  /** Digits behind the point. */
  readonly decimals: number;
  /** Decimal text; what is larger is refused. */
  readonly max?: string | undefined;
  readonly allowsNegative?: boolean | undefined;
}

/** Far beyond any amount; what was pasted by mistake may be a whole page. */
const longestText = 40;

export const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);

/** Whether two values are one number: `1.5` is `1.50`. */
export const isSameNumber = (one: string, other: string): boolean =>
  one === other ||
  (isDecimal(one) && isDecimal(other) && compareDecimals(parseDecimal(one), parseDecimal(other)) === 0);

function decimalPointOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** The locale's point and what stands behind it; null where the text has none or is written in the other form. */
function splitFraction(text: string, point: string): { whole: string; fraction: string } | null {
  const at = text.indexOf(point);
  const fraction = text.slice(at + 1);
  return at >= 0 && /^\d*$/.test(fraction) ? { whole: text.slice(0, at), fraction } : null;
}

/** Digits and what may stand between them; of several points only the first, and no more decimals than there may be. */
function clean(text: string, { locale, decimals, allowsNegative }: NumberRule): string {
  const point = decimalPointOf(locale);
  const digits = text.replace(/[^\d.,\s’']/g, '').trimStart();
  const [whole = '', ...fractions] = digits.split(point);
  const single =
    fractions.length < 2 || parseTypedDecimal(digits, locale) !== null ? digits : whole + point + fractions.join('');
  const split = splitFraction(single, point);
  const cut = !split || split.fraction.length < decimals ? single : cutFraction(split, point, decimals);
  return allowsNegative && /^\s*[-−]/.test(text) ? `-${cut}` : cut;
}

const cutFraction = ({ whole, fraction }: { whole: string; fraction: string }, point: string, decimals: number) =>
  decimals === 0 ? whole : whole + point + fraction.slice(0, decimals);

function cutDecimals(value: string, decimals: number): string {
  const [whole = '', fraction] = value.split('.');
  return fraction === undefined || decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
}

/** Decimal text of what was typed so far; empty while it is no number. */
export function valueOfTyped(text: string, { locale, decimals }: NumberRule): string {
  // A number that is still being typed, such as `1,234,5`, has groups that are not full yet.
  const value = parseTypedDecimal(text, locale) ?? parseTypedDecimal(withoutGroups(text, locale), locale);
  return value === null ? '' : cutDecimals(value, decimals);
}

const withoutGroups = (text: string, locale: string): string =>
  text.replaceAll(decimalPointOf(locale) === ',' ? '.' : ',', '');

const isAbove = (value: string, max: string): boolean =>
  value !== '' && compareDecimals(parseDecimal(value), parseDecimal(max)) > 0;

/**
 * Keeps of what was typed what belongs to a number; null refuses it whole.
 * @param former the text until now: a number that was too large before may become smaller
 */
export function acceptNumber({ text, caret }: TypedText, former: string, rule: NumberRule): TypedText | null {
  // Without its minus it would be another number: nobody's -50 becomes 50.
  if (!rule.allowsNegative && /[-−]/.test(text)) return null;
  const cleaned = clean(text, rule);
  if (cleaned.length > longestText) return null;
  const value = valueOfTyped(cleaned, rule);
  if (rule.max !== undefined && isAbove(value, rule.max)) {
    const formerValue = valueOfTyped(former, rule);
    if (formerValue === '' || isAbove(value, formerValue)) return null;
  }
  return { text: cleaned, caret: Math.min(clean(text.slice(0, caret), rule).length, cleaned.length) };
}
