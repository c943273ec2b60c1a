import type { BusinessDate } from '@quittance/sdk/time';
import { clampDate, type DateBounds } from '../calendar/calendar-keys.ts';
import { readDate } from './date-text.ts';

export interface SettleRules {
  /** The current date of the field. */
  readonly value: BusinessDate | '';
  readonly bounds: DateBounds;
  readonly canBeEmptied: boolean;
  /** Whether a date outside of the bounds stays, to be refused; default: the bound replaces it. */
  readonly keepsOutside?: boolean | undefined;
  readonly today: BusinessDate;
  readonly locale: string;
}

export interface SettledDate {
  readonly date: BusinessDate | '';
  /** The message for a changed text. */
  readonly note?: 'broughtBack' | 'setToLatest' | 'setToEarliest';
  /** The text is no date: it stays for correction, and the field has no value. */
  readonly isRefused?: true;
}

/**
 * Reads the final text of a date field. An empty text empties a field that allows it, and restores the last date of any
 * other field.
 */
export function settleDate(typed: string, rules: SettleRules): SettledDate {
  const { value, bounds, canBeEmptied, keepsOutside, today, locale } = rules;
  if (typed.trim() === '') return canBeEmptied || value === '' ? { date: '' } : { date: value, note: 'broughtBack' };
  const found = readDate(typed, locale, today);
  if (found === null) return { date: '', isRefused: true };
  const date = keepsOutside ? found : clampDate(found, bounds);
  if (date === found) return { date };
  return { date, note: date < found ? 'setToLatest' : 'setToEarliest' };
}

/** Returns the bound that a date is outside of, and what is said of it; undefined for one that is allowed, and for none. */
export function outsideOf(date: BusinessDate | '', bounds: DateBounds) {
  const bound = date === '' ? date : clampDate(date, bounds);
  if (date === '' || bound === '' || bound === date) return undefined;
  return { bound, note: bound < date ? 'tooLate' : 'tooEarly' } as const;
}
