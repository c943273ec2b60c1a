import type { BusinessDate } from '@quittance/sdk/time';
import { useMemo, useState } from 'react';
import { useLocale } from '../base/i18n.tsx';
import { clampDate, type DateBounds, type PressedKey } from './calendar-keys.ts';
import { type CalendarTexts, calendarTexts } from './calendar-texts.ts';
import { firstWeekdayOf } from './first-weekday.ts';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthCount,
  monthIndex,
  monthOf,
  monthsBetween,
  moveByMonths,
  yearOf,
} from './month.ts';
import {
  type CellPage,
  monthPageOf,
  monthRules,
  moveOnPage,
  type PageRules,
  turnPage,
  yearPageOf,
  yearRules,
} from './page-moves.ts';

export type CalendarView = 'days' | 'months' | 'years';

export interface CalendarRequest {
  /** The first active day. */
  readonly initialDate: BusinessDate;
  readonly bounds: DateBounds;
  /** Number of months side by side. */
  readonly months: 1 | 2;
}

export interface Calendar extends CalendarRequest {
  readonly view: CalendarView;
  /** Name of the shown page: the months, the year of the months, or the years. */
  readonly shownName: string;
  /** The months or years that are shown instead of days. */
  readonly page: CellPage;
  readonly pageRules: PageRules;
  /** The active day. */
  readonly focused: BusinessDate;
  readonly shownMonths: readonly Month[];
  readonly firstWeekday: number;
  readonly texts: CalendarTexts;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Makes a day active, which may be disabled, and shows its month. */
  readonly moveTo: (date: BusinessDate) => void;
  /** Shows other months. */
  readonly turn: (months: number) => void;
  /** @param place index of the shown month that will be replaced */
  readonly openView: (view: 'months' | 'years', place: number) => void;
  /** Shows the years around the shown year. */
  readonly openYears: () => void;
  readonly turnPage: (pages: -1 | 1) => void;
  /** @returns whether the key moved */
  readonly pressOnPage: (key: PressedKey, isRightToLeft: boolean) => boolean;
  readonly chooseMonth: (month: Month) => void;
  readonly chooseYear: (year: number) => void;
}

/** Returns the first month to show so that `month` is visible. Nothing moves if it already is. */
function firstShown(first: Month, month: Month, count: number): Month {
  if (month < first) return month;
  return month > addMonths(first, count - 1) ? addMonths(month, 1 - count) : first;
}

/** Returns the first month to show. With two months, the second one has enabled days. */
const initialMonth = (date: BusinessDate, { max }: DateBounds, count: number): Month =>
  max && addMonths(monthOf(date), count - 1) > monthOf(max) ? addMonths(monthOf(max), 1 - count) : monthOf(date);

function nameOf(
  view: CalendarView,
  { first }: CellPage,
  months: readonly Month[],
  { monthAndYear }: CalendarTexts,
): string {
  if (view === 'days') return months.map(monthAndYear).join(' – ');
  return view === 'months' ? String(first / 12) : `${first} – ${first + 11}`;
}

/** State of a calendar: the shown page and the active day. */
export function useCalendar({ initialDate, bounds, months }: CalendarRequest): Calendar {
  const locale = useLocale();
  const firstWeekday = firstWeekdayOf(locale);
  const texts = useMemo(() => calendarTexts(locale, firstWeekday), [locale, firstWeekday]);
  const [view, setView] = useState<CalendarView>('days');
  const [place, setPlace] = useState(0);
  const [focused, setFocused] = useState(() => clampDate(initialDate, bounds));
  const [first, setFirst] = useState(() => initialMonth(focused, bounds, months));
  const [page, setPage] = useState(() => yearPageOf(yearOf(focused)));
  const last = addMonths(first, months - 1);
  const shownMonths = months === 1 ? [first] : [first, last];
  const pageRules = view === 'years' ? yearRules(bounds) : monthRules(bounds);

  const chooseMonth = (month: Month) => {
    const inMonth = clampDate(moveByMonths(focused, monthsBetween(monthOf(focused), month)), bounds);
    setFocused(inMonth);
    setFirst(addMonths(monthOf(inMonth), -place));
    setView('days');
  };
  /** @param month of the year to show; its cell becomes active */
  const openMonths = (month: number) => {
    const { lowest, highest } = monthRules(bounds);
    setPage(monthPageOf(Math.max(lowest, Math.min(month, highest))));
    setView('months');
  };
  const openYears = (year: number) => {
    setPage(yearPageOf(year));
    setView('years');
  };
  return {
    initialDate,
    bounds,
    months,
    view,
    shownName: nameOf(view, page, shownMonths, texts),
    page,
    pageRules,
    focused,
    shownMonths,
    firstWeekday,
    texts,
    canGoBack: !bounds.min || firstDayOf(first) > bounds.min,
    canGoOn: !bounds.max || lastDayOf(last) < bounds.max,
    moveTo(date) {
      setFocused(date);
      setFirst(firstShown(first, monthOf(date), months));
    },
    turn(count) {
      setFirst(addMonths(first, count));
      setFocused(clampDate(moveByMonths(focused, count), bounds));
    },
    openView(next, at) {
      const month = addMonths(first, at);
      setPlace(at);
      if (next === 'years') openYears(yearOf(month));
      else openMonths(monthCount(month));
    },
    openYears: () => openYears(Math.floor(page.reached / 12)),
    turnPage: (pages) => setPage(turnPage(page, pages, pageRules)),
    pressOnPage(key, isRightToLeft) {
      const moved = moveOnPage(page, key, pageRules, isRightToLeft);
      if (moved) setPage(moved);
      return moved !== null;
    },
    chooseMonth,
    chooseYear: (year) => openMonths(year * 12 + monthIndex(monthOf(focused))),
  };
}
