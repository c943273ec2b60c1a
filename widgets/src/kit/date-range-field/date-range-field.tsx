import { type BusinessDate, businessDateOf } from '@quittance/sdk/time';
import { useMemo, useRef, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { lazyPart } from '../base/lazy-part.ts';
import {
  type DatePreset,
  type DateRange,
  datePresets,
  defaultDateRange,
  firstRangeDate,
} from '../calendar/date-range.ts';
import { writeDate } from '../date-field/date-text.ts';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { Icon } from '../icon/icon.tsx';
import { calendarIcon } from '../icon/icons.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { dateRangeFieldTexts } from './texts.en.ts';

const rangePopup = lazyPart(async () => (await import('./range-popup.tsx')).RangePopup);

const staffPresets: readonly DatePreset[] = [...datePresets, 'all'];

export interface DateRangeFieldProps extends FieldProps {
  /** The range, both days included. Default: the last month, see `defaultDateRange`. */
  readonly value?: DateRange | undefined;
  readonly onChange: (value: DateRange) => void;
  /** `YYYY-MM-DD`; default 2021-01-01. */
  readonly min?: string | undefined;
  /** `YYYY-MM-DD`; default today. */
  readonly max?: string | undefined;
  /** `YYYY-MM-DD`; default: today in business time by this computer's clock. */
  readonly today?: string | undefined;
  /** Adds the preset `all`, which is only for staff. */
  readonly isStaff?: boolean | undefined;
  /** A day outside the bounds was pressed. */
  readonly onDisabledDay?: ((date: BusinessDate) => void) | undefined;
}

/**
 * A range of days: a preset such as the last month, or two days of the calendar. A native form sends both, as
 * `name.start` and `name.end`.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { t, locale } = useI18n(dateRangeFieldTexts);
  const { today = businessDateOf(new Date()) } = props;
  const { min = firstRangeDate, max = today } = props;
  const bounds = { min, max };
  // Memoized, because a reset reports only changed values.
  const usual = useMemo(() => defaultDateRange(today, { min, max }), [today, min, max]);
  const value = props.value ?? usual;
  const control = useFieldControl(props);
  const { name, readOnly, ...attributes } = control.attributes;
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value: Popup, retry } = rangePopup.useAttempt(isOpen);
  const popupId = `${attributes.id}-calendar`;

  const change = (range: DateRange) => {
    control.clearError();
    props.onChange(range);
  };
  useFirstValue(control, value, change);
  const toggle = () => {
    if (readOnly) return;
    anchor.current = button.current?.closest<HTMLElement>('.q-input') ?? null;
    setOpen(!isOpen);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <FieldFrame field={props} control={control}>
      <InputFrame control={control} end={<Icon shape={calendarIcon} />} isEndOver>
        <button
          {...attributes}
          ref={button}
          type="button"
          role="combobox"
          className="q-input__control q-input__control--numeric q-range-button q-date-text"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={Popup ? popupId : undefined}
          aria-readonly={readOnly || undefined}
          onFocus={rangePopup.preload}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || isOpen) return;
            event.preventDefault();
            toggle();
          }}
        >
          {t('range', { start: writeDate(value.start, locale), end: writeDate(value.end, locale) })}
        </button>
        {Popup && (
          <Popup
            id={popupId}
            anchor={anchor}
            value={value}
            presets={props.isStaff ? staffPresets : datePresets}
            today={today}
            bounds={bounds}
            onClose={(isElsewhere) => (isElsewhere ? setOpen(false) : close())}
            onPick={(range) => {
              change(range);
              close();
            }}
            onDisabledDay={props.onDisabledDay}
          />
        )}
      </InputFrame>
      {retry && <LoadFailure onRetry={retry} />}
      {name && (
        <>
          <input type="hidden" name={`${name}.start`} value={value.start} disabled={props.disabled} />
          <input type="hidden" name={`${name}.end`} value={value.end} disabled={props.disabled} />
        </>
      )}
    </FieldFrame>
  );
}
