import { addDays, type BusinessDate } from '@quittance/sdk/time';
import { daysIntoWeek, firstDayOf, lastDayOf, monthOf, moveByMonths } from './month.ts';

export interface DateBounds {
  readonly min?: BusinessDate | undefined;
  readonly max?: BusinessDate | undefined;
}

export const isOutside = (date: BusinessDate, { min, max }: DateBounds): boolean =>
  Boolean((min && date < min) || (max && date > max));

/** Returns the date, or the nearest bound if the date is outside. */
export function clampDate(date: BusinessDate, { min, max }: DateBounds): BusinessDate {
  if (max && date > max) return max;
  return min && date < min ? min : date;
}

/**
 * Bounds of all months with enabled days: keys also reach their disabled days, so that screen readers announce them.
 */
const reachable = ({ min, max }: DateBounds): DateBounds => ({
  min: min && firstDayOf(monthOf(min)),
  max: max && lastDayOf(monthOf(max)),
});

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether the key press is a shortcut of the browser: Alt or Meta with an arrow goes through the history. */
export const isBrowserKey = ({ metaKey, altKey }: Pick<PressedKey, 'metaKey' | 'altKey'>): boolean => metaKey || altKey;

interface GridFacts {
  /** 0 is Sunday. */
  readonly firstWeekday: number;
  readonly isRightToLeft: boolean;
}

function movedDate(
  date: BusinessDate,
  { key, shiftKey }: PressedKey,
  { firstWeekday, isRightToLeft }: GridFacts,
): BusinessDate | null {
  const forward = isRightToLeft ? -1 : 1;
  const fromStart = daysIntoWeek(date, firstWeekday);
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return addDays(date, -fromStart);
    case 'End':
      return addDays(date, 6 - fromStart);
    case 'PageDown':
      return moveByMonths(date, shiftKey ? 12 : 1);
    case 'PageUp':
      return moveByMonths(date, shiftKey ? -12 : -1);
    default:
      return null;
  }
}

/** Returns the date to which a key moves, as in the APG's date grid; null for other keys. */
export function moveDate(
  date: BusinessDate,
  pressed: PressedKey,
  facts: GridFacts,
  bounds: DateBounds,
): BusinessDate | null {
  const moved = isBrowserKey(pressed) ? null : movedDate(date, pressed, facts);
  if (moved === null) return null;
  // A jump to another month ends on an enabled day.
  return clampDate(moved, pressed.key.startsWith('Page') ? bounds : reachable(bounds));
}
