import type { BusinessDate } from '@quittance/sdk/time';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../base/i18n.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { isOutside, moveDate } from './calendar-keys.ts';
import { MonthPage, YearPage } from './calendar-pages.tsx';
import { DayGrid, type DayMarks } from './day-grid.tsx';
import { type Month, yearOf } from './month.ts';
import { calendarTexts } from './texts.en.ts';
import { type CalendarRequest, type Calendar as CalendarState, useCalendar } from './use-calendar.ts';

interface CalendarProps extends CalendarRequest, DayMarks {
  readonly onPick: (date: BusinessDate) => void;
  /** A day outside the bounds was pressed. */
  readonly onDisabledDay?: ((date: BusinessDate) => void) | undefined;
  /** The pointer or the keyboard reached a day. */
  readonly onPoint?: ((date: BusinessDate) => void) | undefined;
}

/** Focuses the active day. */
const focusDay = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();

/** Focuses the grid again after the months and years are closed. */
function useDayFocus(root: RefObject<HTMLElement | null>, { view }: CalendarState): void {
  const wasAway = useRef(false);
  useLayoutEffect(() => {
    if (view === 'days' && wasAway.current) focusDay(root.current);
    wasAway.current = view !== 'days';
  }, [root, view]);
}

/** Announces the shown page after a change. At first the focused day announces it. */
function ShownStatus({ name }: { readonly name: string }) {
  const [opened, setOpened] = useState<string | null>(name);
  if (opened !== null && opened !== name) setOpened(null);
  return (
    <p className="q-visually-hidden" role="status">
      {opened === null && name}
    </p>
  );
}

interface MonthHeadProps {
  readonly calendar: CalendarState;
  readonly month: Month;
  readonly place: number;
}

function MonthHead({ calendar, month, place }: MonthHeadProps) {
  const { t } = useI18n(calendarTexts);
  const { turn, canGoBack, canGoOn, shownMonths, openView, texts } = calendar;
  const isLast = place === shownMonths.length - 1;
  return (
    <CalendarHead
      back={place === 0 ? { label: t('previousMonth'), isPossible: canGoBack, onPress: () => turn(-1) } : undefined}
      forward={isLast ? { label: t('nextMonth'), isPossible: canGoOn, onPress: () => turn(1) } : undefined}
    >
      <button type="button" className="q-calendar__name" onClick={() => openView('months', place)}>
        {texts.month(month)}
      </button>
      <button type="button" className="q-calendar__name" onClick={() => openView('years', place)}>
        {yearOf(month)}
      </button>
    </CalendarHead>
  );
}

const dateAt = ({ target }: { readonly target: EventTarget }): BusinessDate | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

/** One month or two, with buttons for other months and years. The surrounding layer focuses its active day. */
export function Calendar({ onPick, onDisabledDay, onPoint, today, selected, ...request }: CalendarProps) {
  const calendar = useCalendar(request);
  const root = useRef<HTMLDivElement>(null);
  useDayFocus(root, calendar);
  const { view, bounds, firstWeekday } = calendar;

  const press = (event: { readonly target: EventTarget }) => {
    const date = dateAt(event);
    if (!date) return;
    if (isOutside(date, bounds)) onDisabledDay?.(date);
    else onPick(date);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!dateAt(event)) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const date = moveDate(calendar.focused, event, { firstWeekday, isRightToLeft }, bounds);
    if (date === null) return;
    event.preventDefault();
    // Immediately: the next key may come before the next frame, and moves from this day.
    flushSync(() => calendar.moveTo(date));
    focusDay(root.current);
  };
  const point = (event: { readonly target: EventTarget }) => {
    const date = dateAt(event);
    if (date) onPoint?.(date);
  };
  return (
    <div className="q-calendar" ref={root}>
      <ShownStatus name={calendar.shownName} />
      {view === 'months' && <MonthPage calendar={calendar} />}
      {view === 'years' && <YearPage calendar={calendar} />}
      {view === 'days' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the days inside are what is pressed
        <div className="q-calendar__months" onClick={press} onKeyDown={onKeyDown} onPointerOver={point} onFocus={point}>
          {calendar.shownMonths.map((month, place) => (
            <div key={month} className="q-calendar__month">
              <MonthHead calendar={calendar} month={month} place={place} />
              <DayGrid calendar={calendar} month={month} today={today} selected={selected} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
