import { type DateBounds, isBrowserKey, type PressedKey } from './calendar-keys.ts';
import { monthCount, monthOf, yearOf } from './month.ts';

/** Months or years, each by its number, of which a page shows twelve in three columns. */
export interface CellPage {
  /** The first that is shown. */
  readonly first: number;
  /** Where the keys are; it is among those that are shown. */
  readonly reached: number;
}

export interface PageRules {
  /** From one page to the next: pages of years overlap by two. */
  readonly step: number;
  /** The first and the last that can be chosen. */
  readonly lowest: number;
  readonly highest: number;
}

const shownCount = 12;
const columnCount = 3;
const lastOffset = shownCount - 1;

/** Twelve years a page: a decade, with one year before it and one after it. */
export const yearPageOf = (year: number): CellPage => ({ first: Math.floor(year / 10) * 10 - 1, reached: year });

/** @param count of the month since the year 0 */
export const monthPageOf = (count: number): CellPage => ({ first: count - (count % 12), reached: count });

/** Dates have years of four digits. */
const [firstYear, lastYear] = [1, 9999];

export const yearRules = ({ min, max }: DateBounds): PageRules => ({
  step: 10,
  lowest: min ? yearOf(min) : firstYear,
  highest: max ? yearOf(max) : lastYear,
});

export const monthRules = ({ min, max }: DateBounds): PageRules => ({
  step: 12,
  lowest: min ? monthCount(monthOf(min)) : firstYear * 12,
  highest: max ? monthCount(monthOf(max)) : lastYear * 12 + 11,
});

export const cellsOf = ({ first }: CellPage): readonly number[] =>
  Array.from({ length: shownCount }, (_, offset) => first + offset);

export const isChoosable = (cell: number, { lowest, highest }: PageRules): boolean => lowest <= cell && cell <= highest;

const nearest = (cell: number, { lowest, highest }: PageRules): number => Math.max(lowest, Math.min(cell, highest));

/** Whether the page before (-1) or after (1) has anything to choose that this one does not show. */
export const canTurn = ({ first }: CellPage, pages: -1 | 1, { lowest, highest }: PageRules): boolean =>
  pages < 0 ? first > lowest : first + lastOffset < highest;

/** The page before or after, with the keys at the same place of it. */
export function turnPage(page: CellPage, pages: -1 | 1, rules: PageRules): CellPage {
  if (!canTurn(page, pages, rules)) return page;
  const way = pages * rules.step;
  return { first: page.first + way, reached: nearest(page.reached + way, rules) };
}

const shows = (first: number, cell: number): boolean => first <= cell && cell <= first + lastOffset;

/**
 * Where a key leads, on this page or the next one, as in a grid of days; null for keys that lead nowhere. Home and End go
 * to the ends of the row, with Control to those of the page.
 */
export function moveOnPage(
  page: CellPage,
  { key, ctrlKey, ...held }: Omit<PressedKey, 'shiftKey'>,
  rules: PageRules,
  isRightToLeft: boolean,
): CellPage | null {
  if (isBrowserKey(held)) return null;
  const { first, reached } = page;
  if (key === 'PageUp' || key === 'PageDown') {
    const turned = turnPage(page, key === 'PageUp' ? -1 : 1, rules);
    // On the outermost page, as far as it goes.
    const end = nearest(key === 'PageUp' ? first : first + lastOffset, rules);
    return turned === page ? { first, reached: end } : turned;
  }
  const offset = reached - first;
  const inRow = offset % columnCount;
  const forward = isRightToLeft ? -1 : 1;
  const ways: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columnCount,
    ArrowUp: -columnCount,
    Home: ctrlKey ? -offset : -inRow,
    End: ctrlKey ? lastOffset - offset : columnCount - 1 - inRow,
  };
  const way = ways[key];
  if (way === undefined) return null;
  const target = nearest(reached + way, rules);
  return { first: shows(first, target) ? first : first + Math.sign(way) * rules.step, reached: target };
}
