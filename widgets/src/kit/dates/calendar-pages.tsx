import { useI18n } from '../base/i18n.tsx';
import { CalendarHead } from './calendar-head.tsx';
import type { DateBounds } from './calendar-keys.ts';
import { monthsOfYear } from './calendar-texts.ts';
import { CellGrid } from './cell-grid.tsx';
import { monthOf, yearOf } from './month.ts';
import type { Calendar } from './use-calendar.ts';
import { decadeOf, yearsOfPage } from './year-page.ts';

/** Months and years compare with the bounds as text of their own length. */
const isBeyond = (value: string, { min, max }: DateBounds): boolean =>
  Boolean((min && value < min.slice(0, value.length)) || (max && value > max.slice(0, value.length)));

/** The months of one year. */
export function MonthPage({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useI18n('dates');
  const { pageYear, setPageYear, bounds, texts, focused } = calendar;
  const wayTo = (year: number, label: string) => ({
    label,
    isPossible: !isBeyond(String(year), bounds),
    onPress: () => setPageYear(year),
  });
  return (
    <>
      <CalendarHead back={wayTo(pageYear - 1, t('previousYear'))} forward={wayTo(pageYear + 1, t('nextYear'))}>
        <button type="button" className="q-calendar__name" onClick={() => calendar.openView('years', 0)}>
          {pageYear}
        </button>
      </CalendarHead>
      <CellGrid
        label={String(pageYear)}
        cells={monthsOfYear(pageYear).map((month) => ({
          value: month,
          text: texts.shortMonth(month),
          isCurrent: month === monthOf(focused),
          isDisabled: isBeyond(month, bounds),
        }))}
        onChoose={calendar.chooseMonth}
        onTurn={(pages) => !isBeyond(String(pageYear + pages), bounds) && setPageYear(pageYear + pages)}
      />
    </>
  );
}

/** Twelve years; the pages lie ten years apart. */
export function YearPage({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useI18n('dates');
  const { pageYear, setPageYear, bounds, focused } = calendar;
  const decade = decadeOf(pageYear);
  const years = yearsOfPage(decade);
  const label = `${years[0]} – ${years.at(-1)}`;
  const wayTo = (pages: number, text: string) => {
    const first = decade + pages * 10;
    // The last year of the decade before, or the first of the one after.
    const nearest = pages < 0 ? first + 9 : first;
    return { label: text, isPossible: !isBeyond(String(nearest), bounds), onPress: () => setPageYear(first) };
  };
  return (
    <>
      <CalendarHead back={wayTo(-1, t('previousYears'))} forward={wayTo(1, t('nextYears'))}>
        <span className="q-calendar__name q-calendar__name--plain">{label}</span>
      </CalendarHead>
      <CellGrid
        label={label}
        cells={years.map((year) => ({
          value: String(year),
          text: String(year),
          isCurrent: year === yearOf(focused),
          isDisabled: isBeyond(String(year), bounds),
        }))}
        onChoose={(year) => calendar.chooseYear(Number(year))}
        onTurn={(pages) => {
          const way = wayTo(pages, label);
          if (way.isPossible) way.onPress();
        }}
      />
    </>
  );
}
