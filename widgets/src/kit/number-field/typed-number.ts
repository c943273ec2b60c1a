import { compareDecimals, parseDecimal, parseTypedDecimal } from '@quittance/sdk/money';
import type { TypedText } from '../base/fit-text.ts';
import { currencySigns } from './currency-unit.ts';

/** The rules of a number field. */
export interface NumberRule {
  /** BCP 47 tag whose number format is tried first; the other common format is accepted too. */
  readonly locale: string;
  /** Number of decimals. */
  readonly decimals: number;
  /** Decimal text; what is larger is refused. */
  readonly max?: string | undefined;
  readonly allowsNegative?: boolean | undefined;
  /** Shown next to the field, and therefore ignored in pasted text. */
  readonly unit?: string | undefined;
  /** Code of an amount's currency: pasted signs of this currency are ignored, those of others are refused. */
  readonly currency?: string | undefined;
}

/** Why a text is refused; a key in the texts `numbers`. */
export type NumberProblem = 'notNumber' | 'otherCurrency' | 'notWhole' | 'negative' | 'tooManyDecimals' | 'tooLarge';

export interface TypedNumber {
  /** Decimal text; empty without a number, and for a refused one. */
  readonly value: string;
  readonly problem?: NumberProblem;
  /** Whether more typing may complete the number, so that it is too early for a message. */
  readonly isUnfinished?: true;
}

/** Longer than any amount; longer text was probably pasted by mistake. */
const longestText = 40;

export const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);

/** Whether two texts are the same number: `1.5` is `1.50`. */
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

/** Matches digits with separators; most texts are just that, without a unit. */
const bareNumber = /^[-\u2212]?[\d.,\s\u2019']*$/;

const unitsOf = ({ unit = '', currency, locale }: NumberRule): readonly string[] =>
  currency === undefined ? [unit] : currencySigns(currency, locale);

/** Removes the field's unit at either end and a plus sign, which don't change the number. */
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

/** Returns `1.50` for `1.500` with two decimals, which is the same number. Null if rounding would change the number. */
function fitDecimals(value: string, decimals: number): string | null {
  const [whole = '', fraction = ''] = value.split('.');
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const kept = fraction.slice(0, decimals);
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** Reads the text typed so far. It never ignores a part of the text, since the rest would be another number. */
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

/** Matches Indian grouping by two digits before the last three: `12,34,567`. */
function withoutPairs(text: string, locale: string): string {
  const group = decimalPointOf(locale) === ',' ? '.' : ',';
  const [, pairs] = new RegExp(`^(\\d{1,2}(?:[${group}]\\d{2})+)[${group}]\\d{3}(?!\\d)`).exec(text) ?? [];
  return pairs === undefined ? text : text.replaceAll(group, '');
}

const isAbove = (value: string, max: string): boolean => compareDecimals(parseDecimal(value), parseDecimal(max)) > 0;

/**
 * Accepts typed text. It drops a plus sign, which changes no number, and refuses very long text. All other text stays
 * as typed.
 */
export function acceptNumber({ text, caret }: TypedText, former: string): TypedText | null {
  if (text.length > longestText) return null;
  return text.includes('+') && text.replaceAll('+', '') === former ? null : { text, caret };
}
