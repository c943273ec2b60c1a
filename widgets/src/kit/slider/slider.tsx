import type { CSSProperties, FormEvent } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { FieldFrame, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';
import { minusIcon, plusIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { percentOfRange, type SliderRange, stepFrom, writeSliderValue } from './slider-value.ts';
import { sliderTexts } from './texts.en.ts';

export interface SliderProps extends Omit<FieldProps, 'required'> {
  /** Decimal text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min: number;
  readonly max: number;
  /** Default 1, or 0.01 if the unit is `%`. */
  readonly step?: number | undefined;
  /** Text after the value; default 'days early'. */
  readonly unit?: string | undefined;
}

function useValueText(value: string, range: SliderRange, unit: string | undefined): string {
  const { t, locale } = useI18n(sliderTexts);
  const written = writeSliderValue(value, range, locale, unit === '%');
  if (unit === '%') return written;
  return unit === undefined ? t('daysEarly', { count: Number(value) }) : `${written} ${unit}`;
}

interface StepperProps {
  readonly props: SliderProps;
  readonly range: SliderRange;
  readonly direction: -1 | 1;
  readonly onStep: (value: string) => void;
  readonly labelId: string;
}

/** A button for one step; disabled at the end of the range. */
function Stepper({ props, range, direction, onStep, labelId }: StepperProps) {
  const { t } = useI18n(sliderTexts);
  const isAtEnd = direction < 0 ? Number(props.value) <= range.min : Number(props.value) >= range.max;
  const isResting = isAtEnd || props.readOnly;
  return (
    <IconButton
      icon={direction < 0 ? minusIcon : plusIcon}
      label={t(direction < 0 ? 'decrease' : 'increase')}
      aria-describedby={labelId}
      disabled={props.disabled}
      // `disabled` would drop the keyboard focus when the value reaches the end.
      aria-disabled={isResting || undefined}
      onClick={isResting ? undefined : () => onStep(stepFrom(props.value, direction, range))}
    />
  );
}

/** A value within a range, changed by dragging, by keys or by step buttons. */
export function Slider(props: SliderProps) {
  const { value, min, max, unit, step = unit === '%' ? 0.01 : 1 } = props;
  const range = { min, max, step };
  // A slider always has a value, so it is neither required nor optional.
  const control = useFieldControl({ ...props, required: false });
  useFirstValue(control, value, props.onChange);
  const text = useValueText(value, range, unit);
  const { readOnly, ...attributes } = control.attributes;
  const change = (next: string) => {
    control.clearError();
    props.onChange(next);
  };
  const slide = (event: FormEvent<HTMLInputElement>) => {
    if (readOnly) event.currentTarget.value = value;
    else change(event.currentTarget.value);
  };
  const stepper = { props, range, onStep: change, labelId: `${attributes.id}-label` };
  return (
    <FieldFrame
      field={props}
      control={control}
      aside={
        <span className="q-slider__value q-numeric" aria-hidden="true">
          {text}
        </span>
      }
    >
      <div className="q-slider">
        <Stepper {...stepper} direction={-1} />
        <input
          {...attributes}
          className="q-slider__control"
          style={{ '--q-slider-filled': `${percentOfRange(value, range)}%` } as CSSProperties}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          aria-readonly={readOnly || undefined}
          onInput={slide}
        />
        <Stepper {...stepper} direction={1} />
      </div>
    </FieldFrame>
  );
}
