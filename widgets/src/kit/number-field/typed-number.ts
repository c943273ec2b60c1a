import { compareDecimals, parseDecimal, parseTypedDecimal } from '@quittance/sdk/money';
import type { TypedText } from '../base/fit-text.ts';
import { currencySigns } from './currency-unit.ts';

/** What may be typed into a field for a number. */
export interface NumberRule {
  /** BCP 47 tag by whose rules numbers are typed first; the other common form is understood too. */
  readonly locale: string;
  /** Digits behind the point. */
  readonly decimals: number;
  /** Decimal text; what is larger is refused. */
  readonly max?: string | undefined;
  readonly allowsNegative?: boolean | undefined;
  /** Written beside the field, so that pasting it along does no harm. */
  readonly unit?: string | undefined;
  /** Code of an amount's currency: its own signs may be pasted along, those of others are refused. */
  readonly currency?: string | undefined;
}

/** Why a text is refused; the key of its sentence in the texts `numbers`. */
export type NumberProblem = 'notNumber' | 'otherCurrency' | 'notWhole' | 'negative' | 'tooManyDecimals' | 'tooLarge';

export interface TypedNumber {
  /** Decimal text; empty while there is no number, and for one that is refused. */
  readonly value: string;
  readonly problem?: NumberProblem;
  /** More typing may still make a number of it, so that it is too soon to complain. */
  readonly isUnfinished?: true;
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

const refused = (problem: NumberProblem): TypedNumber => ({ value: '', problem });

/** A symbol such as `US$`, or a code such as `EUR`. */
const currencySign = /\p{Sc}|\p{Lu}{3}/u;

/** Digits with what groups and parts them: most texts are no more, and need no look at units. */
const bareNumber = /^[-\u2212]?[\d.,\s\u2019']*$/;

const unitsOf = ({ unit = '', currency, locale }: NumberRule): readonly string[] =>
  currency === undefined ? [unit] : currencySigns(currency, locale);

/** Without the field's own unit at either end, and without a plus sign: neither changes the number. */
function withoutUnit(typed: string, rule: NumberRule): string {
  const text = typed.trim().replace(/^\+\s*/, '');
  if (bareNumber.test(text)) return text;
  const [, minus = '', unsigned = ''] = /^([-\u2212]?)\s*(.*)$/s.exec(text) ?? [];
  const units = unitsOf(rule);
  const before = units.find((unit) => unsigned.startsWith(unit)) ?? '';
  const rest = unsigned.slice(before.length).trim();
  const behind = units.find((unit) => rest.endsWith(unit)) ?? '';
  return minus + rest.slice(0, rest.length - behind.length).trim();
}

/** `1.50` of `1.500`, where two decimals fit: the same number. Null when it would be another one. */
function fitDecimals(value: string, decimals: number): string | null {
  const [whole = '', fraction = ''] = value.split('.');
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const kept = fraction.slice(0, decimals);
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** Reads what was typed so far. Nothing of it is dropped to make a number of the rest: that would be another number. */
export function readNumber(typed: string, rule: NumberRule): TypedNumber {
  const { locale, decimals, max, allowsNegative } = rule;
  const text = withoutUnit(typed, rule);
  if (text === '') return { value: '' };
  if (!allowsNegative && /^[-\u2212]/.test(text)) return refused('negative');
  const read = parseTypedDecimal(text, locale) ?? parseTypedDecimal(withoutPairs(text, locale), locale);
  if (read === null) {
    if (rule.currency !== undefined && currencySign.test(text)) return refused('otherCurrency');
    return { ...refused('notNumber'), ...(bareNumber.test(text) && { isUnfinished: true }) };
  }
  const value = fitDecimals(read, decimals);
  if (value === null) return refused(decimals === 0 ? 'notWhole' : 'tooManyDecimals');
  return max !== undefined && isAbove(value, max) ? refused('tooLarge') : { value };
}

/** India groups by two digits before the last three: `12,34,567`. */
function withoutPairs(text: string, locale: string): string {
  const group = decimalPointOf(locale) === ',' ? '.' : ',';
  const [, pairs] = new RegExp(`^(\\d{1,2}(?:[${group}]\\d{2})+)[${group}]\\d{3}(?!\\d)`).exec(text) ?? [];
  return pairs === undefined ? text : text.replaceAll(group, '');
}

const isAbove = (value: string, max: string): boolean => compareDecimals(parseDecimal(value), parseDecimal(max)) > 0;

/**
 * A plus sign changes no number, so that its key is ignored; whole pages that were pasted by mistake are refused. All else
 * is kept as it was typed.
 */
export function acceptNumber({ text, caret }: TypedText, former: string): TypedText | null {
  if (text.length > longestText) return null;
  return text.includes('+') && text.replaceAll('+', '') === former ? null : { text, caret };
}
