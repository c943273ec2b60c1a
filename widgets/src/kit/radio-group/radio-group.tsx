import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { type FieldControl, FieldFrame, type FieldProps, useFieldControl } from '../field/field.tsx';
import { useFirstValue } from '../field/use-first-value.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  readonly options: readonly RadioOption[];
  /** Value of the chosen option, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `cards` draws a box around each option, for the main choice of a screen. Default `list`. */
  readonly look?: 'list' | 'cards' | undefined;
}

interface RadioProps {
  readonly group: RadioGroupProps;
  readonly control: FieldControl;
  readonly option: RadioOption;
  readonly id: string;
}

function Radio({ group, control, option, id }: RadioProps) {
  const { name, disabled, readOnly } = control.attributes;
  return (
    <label className="q-radio" htmlFor={id}>
      <input
        id={id}
        className="q-radio__circle"
        type="radio"
        name={name ?? control.attributes.id}
        value={option.value}
        checked={group.value === option.value}
        disabled={disabled || option.disabled}
        aria-describedby={option.description ? `${id}-description` : undefined}
        onClick={(event: MouseEvent) => {
          if (readOnly) event.preventDefault();
        }}
        onChange={() => {
          if (readOnly) return;
          control.clearError();
          group.onChange(option.value);
        }}
      />
      <span className="q-radio__text">
        <span>{option.label}</span>
        {option.description && (
          // Inside the pressable area, but not part of the option's name.
          <span className="q-field__description" id={`${id}-description`} aria-hidden="true">
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}

/** A choice of one option, with all options visible. */
export function RadioGroup(props: RadioGroupProps) {
  const control = useFieldControl(props);
  useFirstValue(control, props.value, props.onChange);
  const { id, disabled, readOnly, name: _name, ...aria } = control.attributes;
  return (
    <FieldFrame field={props} control={control} isOfGroup>
      <div
        {...aria}
        className={classNames('q-radio-group', props.look === 'cards' && 'q-radio-group--cards')}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
      >
        {props.options.map((option, index) => (
          <Radio key={option.value} group={props} control={control} option={option} id={`${id}-${index}`} />
        ))}
      </div>
    </FieldFrame>
  );
}
