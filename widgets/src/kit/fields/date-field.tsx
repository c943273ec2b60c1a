import { Icon } from '../display/icon.tsx';
import { calendarIcon } from '../display/icons.ts';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from './field.tsx';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `YYYY-MM-DD`; the calendar offers no earlier date; one that is typed is for the form to refuse. */
  readonly min?: string | undefined;
  /** `YYYY-MM-DD`; the same for later dates. */
  readonly max?: string | undefined;
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
        />
      </InputFrame>
    </FieldFrame>
  );
}
