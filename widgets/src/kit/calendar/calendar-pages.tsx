import { useI18n } from '../base/i18n.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { CellGrid } from './cell-grid.tsx';
import { monthFrom, monthOf, yearOf } from './month.ts';
import { canTurn, cellsOf, isChoosable } from './page-moves.ts';
import { calendarTexts } from './texts.en.ts';
import type { Calendar } from './use-calendar.ts';

const wayTo = ({ page, pageRules, turnPage }: Calendar, pages: -1 | 1, label: string) => ({
  label,
  isPossible: canTurn(page, pages, pageRules),
  onPress: () => turnPage(pages),
});

/** The months of one year. */
export function MonthPage({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useI18n(calendarTexts);
  const { page, pageRules, texts, focused, shownName } = calendar;
  return (
    <>
      <CalendarHead back={wayTo(calendar, -1, t('previousYear'))} forward={wayTo(calendar, 1, t('nextYear'))}>
        <button type="button" className="q-calendar__name" onClick={calendar.openYears}>
          {shownName}
        </button>
      </CalendarHead>
      <CellGrid
        label={shownName}
        reached={page.reached}
        cells={cellsOf(page).map((count) => ({
          value: count,
          text: texts.shortMonth(monthFrom(count)),
          isCurrent: monthFrom(count) === monthOf(focused),
          isDisabled: !isChoosable(count, pageRules),
        }))}
        onChoose={(count) => calendar.chooseMonth(monthFrom(count))}
        onKey={calendar.pressOnPage}
      />
    </>
  );
}

/** Twelve years; pages start ten years apart. */
export function YearPage({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useI18n(calendarTexts);
  const { page, pageRules, focused, shownName } = calendar;
  return (
    <>
      <CalendarHead back={wayTo(calendar, -1, t('previousYears'))} forward={wayTo(calendar, 1, t('nextYears'))}>
        <span className="q-calendar__name q-calendar__name--plain">{shownName}</span>
      </CalendarHead>
      <CellGrid
        label={shownName}
        reached={page.reached}
        cells={cellsOf(page).map((year) => ({
          value: year,
          text: String(year),
          isCurrent: year === yearOf(focused),
          isDisabled: !isChoosable(year, pageRules),
        }))}
        onChoose={calendar.chooseYear}
        onKey={calendar.pressOnPage}
      />
    </>
  );
}
