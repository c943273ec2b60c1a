import type { BusinessDate } from '@quittance/sdk/time';
import { useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import type { DateBounds } from '../calendar/calendar-keys.ts';
import { DateLayer, type DateLayerProps } from '../calendar/date-layer.tsx';
import { type DatePreset, type DateRange, orderedRange, presetOf, rangeOfPreset } from '../calendar/date-range.ts';
import { writeDate } from '../date-field/date-text.ts';
import { dateRangeFieldTexts } from './texts.en.ts';

interface RangePopupProps extends Omit<DateLayerProps, 'children' | 'label'> {
  readonly value: DateRange;
  readonly presets: readonly DatePreset[];
  readonly today: BusinessDate;
  readonly bounds: DateBounds;
  readonly onPick: (range: DateRange) => void;
  readonly onDisabledDay: ((date: BusinessDate) => void) | undefined;
}

/** Chooses a range with two presses: the first day, then the last. */
function useRangeDraft(onPick: (range: DateRange) => void) {
  const [start, setStart] = useState<BusinessDate>();
  const [pointed, setPointed] = useState<BusinessDate>();
  return {
    start,
    /** The days from the first press to the pointer or the active day. */
    shown: start === undefined ? undefined : { start, end: pointed && pointed > start ? pointed : start },
    point: setPointed,
    pick: (date: BusinessDate) => (start === undefined ? setStart(date) : onPick(orderedRange(start, date))),
  };
}

/** The open calendar of a range, next to the most used ranges. */
export function RangePopup(props: RangePopupProps) {
  const { t, locale } = useI18n(dateRangeFieldTexts);
  const { value, presets, today, bounds, onPick, onDisabledDay, ...layer } = props;
  const draft = useRangeDraft(onPick);
  const chosen = draft.start === undefined ? presetOf(value, presets, today, bounds) : undefined;
  return (
    <DateLayer {...layer} label={t('chooseRange')}>
      {(isSheet) => (
        <div className="q-range">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls */}
          <div className="q-range__presets" role="group" aria-label={t('presets')}>
            {presets.map((preset) => (
              <button
                key={preset}
                type="button"
                className="q-range__preset"
                aria-pressed={preset === chosen}
                onClick={() => onPick(rangeOfPreset(preset, today, bounds))}
              >
                {t(preset)}
              </button>
            ))}
          </div>
          <div className="q-range__days">
            <Calendar
              initialDate={value.end}
              bounds={bounds}
              months={isSheet ? 1 : 2}
              today={today}
              selected={draft.shown ?? value}
              onPick={draft.pick}
              onDisabledDay={onDisabledDay}
              onPoint={draft.point}
            />
            <p className="q-range__hint" role="status">
              {draft.start ? t('chooseEnd', { date: writeDate(draft.start, locale) }) : t('chooseStart')}
            </p>
          </div>
        </div>
      )}
    </DateLayer>
  );
}
