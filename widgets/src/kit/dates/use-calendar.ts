import type { BusinessDate } from '@quittance/sdk/time';
import { useMemo, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { clampDate, type DateBounds } from './calendar-keys.ts';
import { type CalendarTexts, calendarTexts } from './calendar-texts.ts';
import { firstWeekdayOf } from './first-weekday.ts';
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, monthsBetween, moveByMonths, yearOf } from './month.ts';

export type CalendarView = 'days' | 'months' | 'years';

export interface CalendarRequest {
  /** The day on which the keys begin. */
  readonly initialDate: BusinessDate;
  readonly bounds: DateBounds;
  /** Months side by side. */
  readonly months: 1 | 2;
}

export interface Calendar extends CalendarRequest {
  readonly view: CalendarView;
  /** Of the page of months or years that is shown. */
  readonly pageYear: number;
  /** The day that the keys have reached. */
  readonly focused: BusinessDate;
  readonly shownMonths: readonly Month[];
  readonly firstWeekday: number;
  readonly texts: CalendarTexts;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Moves the keys to a day and shows its month. */
  readonly moveTo: (date: BusinessDate) => void;
  /** Shows other months. */
  readonly turn: (months: number) => void;
  /** @param place of the month, among those that are shown, which is to be another one */
  readonly openView: (view: CalendarView, place: number) => void;
  readonly setPageYear: (year: number) => void;
  readonly chooseMonth: (month: Month) => void;
  readonly chooseYear: (year: number) => void;
}

/** The first of the months shown, so that a month is among them; as long as it is, nothing moves. */
function firstShown(first: Month, month: Month, count: number): Month {
  if (month < first) return month;
  return month > addMonths(first, count - 1) ? addMonths(month, 1 - count) : first;
}

/** Of two months, the second is not one in which nothing can be chosen. */
const initialMonth = (date: BusinessDate, { max }: DateBounds, count: number): Month =>
  max && addMonths(monthOf(date), count - 1) > monthOf(max) ? addMonths(monthOf(max), 1 - count) : monthOf(date);

/** What a calendar shows and where its keys are. */
export function useCalendar({ initialDate, bounds, months }: CalendarRequest): Calendar {
  const { locale } = useI18n('dates');
  const firstWeekday = firstWeekdayOf(locale);
  const texts = useMemo(() => calendarTexts(locale, firstWeekday), [locale, firstWeekday]);
  const [view, setView] = useState<CalendarView>('days');
  const [place, setPlace] = useState(0);
  const [focused, setFocused] = useState(() => clampDate(initialDate, bounds));
  const [first, setFirst] = useState(() => initialMonth(focused, bounds, months));
  const [pageYear, setPageYear] = useState(() => yearOf(focused));
  const last = addMonths(first, months - 1);

  const chooseMonth = (month: Month) => {
    const inMonth = clampDate(moveByMonths(focused, monthsBetween(monthOf(focused), month)), bounds);
    setFocused(inMonth);
    setFirst(addMonths(monthOf(inMonth), -place));
    setView('days');
  };
  return {
    initialDate,
    bounds,
    months,
    view,
    pageYear,
    focused,
    shownMonths: months === 1 ? [first] : [first, last],
    firstWeekday,
    texts,
    canGoBack: !bounds.min || firstDayOf(first) > bounds.min,
    canGoOn: !bounds.max || lastDayOf(last) < bounds.max,
    moveTo(date) {
      const reached = clampDate(date, bounds);
      setFocused(reached);
      setFirst(firstShown(first, monthOf(reached), months));
    },
    turn(count) {
      setFirst(addMonths(first, count));
      setFocused(clampDate(moveByMonths(focused, count), bounds));
    },
    openView(next, at) {
      setPlace(at);
      setPageYear(yearOf(addMonths(first, at)));
      setView(next);
    },
    setPageYear,
    chooseMonth,
    chooseYear(year) {
      setPageYear(year);
      setView('months');
    },
  };
}
