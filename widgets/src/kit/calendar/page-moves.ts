import { type DateBounds, isBrowserKey, type PressedKey } from './calendar-keys.ts';
import { monthCount, monthOf, yearOf } from './month.ts';

/** A page of twelve months or years, each a number, in three columns. */
export interface CellPage {
  /** The first shown cell. */
  readonly first: number;
  /** The active cell, which is shown. */
  readonly reached: number;
}

export interface PageRules {
  /** Cells from one page to the next: pages of years overlap by two. */
  readonly step: number;
  /** The first and the last enabled cell. */
  readonly lowest: number;
  readonly highest: number;
}

const shownCount = 12;
const columnCount = 3;
const lastOffset = shownCount - 1;

/** Returns a page of twelve years: a decade, with one year before and one after it. */
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

/** Whether the previous (-1) or next (1) page has enabled cells that this one does not show. */
export const canTurn = ({ first }: CellPage, pages: -1 | 1, { lowest, highest }: PageRules): boolean =>
  pages < 0 ? first > lowest : first + lastOffset < highest;

/** Returns the previous or next page, with the active cell at the same place. */
export function turnPage(page: CellPage, pages: -1 | 1, rules: PageRules): CellPage {
  if (!canTurn(page, pages, rules)) return page;
  const way = pages * rules.step;
  return { first: page.first + way, reached: nearest(page.reached + way, rules) };
}

const shows = (first: number, cell: number): boolean => first <= cell && cell <= first + lastOffset;

/**
 * Returns the page after a key press, as in a grid of days; null for other keys. Home and End move to the ends of the
 * row, with Control to those of the page.
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
    // On the last page it moves to its end.
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
