import type { BusinessDate } from '@quittance/sdk/time';
import { clampDate, type DateBounds } from '../calendar/calendar-keys.ts';
import { readDate } from './date-text.ts';

export interface SettleRules {
  /** The date that the field has until now. */
  readonly value: BusinessDate | '';
  readonly bounds: DateBounds;
  readonly canBeEmptied: boolean;
  readonly today: BusinessDate;
  readonly locale: string;
}

export interface SettledDate {
  readonly date: BusinessDate | '';
  /** What became of a text that could not stay as it was typed; the name of the sentence that says so. */
  readonly note?: 'broughtBack' | 'setToLatest' | 'setToEarliest';
  /** The text is no date: it stays as it was typed, for correction, and the field has no date. */
  readonly isRefused?: true;
}

/**
 * The date that a typed text stands for once the person has done with it. An empty text empties a field that can be
 * emptied, and brings the last date of another one back.
 */
export function settleDate(typed: string, { value, bounds, canBeEmptied, today, locale }: SettleRules): SettledDate {
  if (typed.trim() === '') return canBeEmptied || value === '' ? { date: '' } : { date: value, note: 'broughtBack' };
  const found = readDate(typed, locale, today);
  if (found === null) return { date: '', isRefused: true };
  const date = clampDate(found, bounds);
  if (date === found) return { date };
  return { date, note: date < found ? 'setToLatest' : 'setToEarliest' };
}
