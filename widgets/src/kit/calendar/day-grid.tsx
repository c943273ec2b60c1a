import type { BusinessDate } from '@quittance/sdk/time';
import { useId } from 'react';
import { classNames } from '../base/class-names.ts';
import { isOutside } from './calendar-keys.ts';
import type { DateRange } from './date-range.ts';
import { type Month, weeksOf } from './month.ts';
import type { Calendar } from './use-calendar.ts';

export interface DayMarks {
  readonly today: BusinessDate;
  /** The chosen days; a single date is a range of one day. */
  readonly selected: DateRange | undefined;
}

interface DayProps extends DayMarks {
  readonly calendar: Calendar;
  readonly date: BusinessDate;
}

function Day({ calendar, date, today, selected }: DayProps) {
  const isSelected = selected !== undefined && selected.start <= date && date <= selected.end;
  const isEdge = isSelected && (date === selected.start || date === selected.end);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, as the APG's date grid has it
      role="gridcell"
      aria-selected={isSelected}
      className={classNames(
        'q-calendar__cell',
        isSelected && 'q-calendar__cell--selected',
        isSelected && date === selected.start && 'q-calendar__cell--start',
        isSelected && date === selected.end && 'q-calendar__cell--end',
      )}
    >
      <button
        type="button"
        className={classNames('q-calendar__day', isEdge && 'q-calendar__day--chosen')}
        tabIndex={date === calendar.focused ? 0 : -1}
        data-date={date}
        // A sheet focuses this day when it opens.
        data-autofocus={date === calendar.focused || undefined}
        aria-label={calendar.texts.day(date)}
        aria-current={date === today ? 'date' : undefined}
        // Not `disabled`, because presses on a disabled day are reported.
        aria-disabled={isOutside(date, calendar.bounds) || undefined}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}

interface DayGridProps extends DayMarks {
  readonly calendar: Calendar;
  readonly month: Month;
}

/** The days of one month, in rows of weeks. */
export function DayGrid({ calendar, month, ...marks }: DayGridProps) {
  const { texts, firstWeekday } = calendar;
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the APG's date grid has it
    <table className="q-calendar__grid" role="grid" aria-label={texts.monthAndYear(month)}>
      <thead>
        <tr>
          {texts.weekdays.map(({ short, long }) => (
            <th key={long} id={`${id}-${long}`} scope="col" abbr={long} className="q-calendar__weekday">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week, index) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, day) =>
              date ? (
                <Day key={date} calendar={calendar} date={date} {...marks} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have nothing else, and never move
                <td key={`${index}-${day}`} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
