import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { calendarIcon } from './icons.ts';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `YYYY-MM-DD`; an earlier date becomes this one when the field is left. */
  readonly min?: string | undefined;
  /** `YYYY-MM-DD`; a later date becomes this one when the field is left. */
  readonly max?: string | undefined;
}

/** Dates as `YYYY-MM-DD` compare as text. */
export function clampDate(value: string, min: string | undefined, max: string | undefined): string {
  if (value === '') return value;
  if (min && value < min) return min;
  if (max && value > max) return max;
  return value;
}

/** A business date, with the browser's own calendar in our frame. */
export function DateField(props: DateFieldProps) {
  const control = useFieldControl(props);
  const { value, onChange, min, max } = props;
  return (
    <FieldFrame field={props} control={control}>
      <InputFrame control={control} end={<Icon shape={calendarIcon} />} isEndOver>
        <input
          {...control.attributes}
          className="q-input__control q-input__control--numeric"
          type="date"
          value={value}
          min={min}
          max={max}
          onInput={(event) => {
            control.clearError();
            onChange(event.currentTarget.value);
          }}
          onBlur={() => {
            const clamped = clampDate(value, min, max);
            if (clamped !== value) onChange(clamped);
          }}
        />
      </InputFrame>
    </FieldFrame>
  );
}
