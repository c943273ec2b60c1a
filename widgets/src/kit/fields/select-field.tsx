import { useI18n } from '../base/i18n.tsx';
import { Icon } from '../display/icon.tsx';
import { chevronDownIcon } from '../display/icons.ts';
import { FieldFrame, type FieldProps, InputFrame, useFieldControl } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** Value of the chosen option, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Default 'Select an option'. */
  readonly placeholder?: string | undefined;
}

/** A choice of one; without options it is disabled and says so. */
export function SelectField(props: SelectFieldProps) {
  const { t } = useI18n('controls');
  const isEmpty = props.options.length === 0;
  const field = { ...props, disabled: props.disabled || isEmpty };
  const control = useFieldControl(field);
  return (
    <FieldFrame field={field} control={control}>
      <InputFrame control={control} end={<Icon shape={chevronDownIcon} />} isEndOver>
        <select
          {...control.attributes}
          className="q-input__control"
          value={props.value}
          onChange={(event) => {
            control.clearError();
            props.onChange(event.currentTarget.value);
          }}
        >
          <option value="" disabled hidden>
            {isEmpty ? t('noOptions') : (props.placeholder ?? t('selectAnOption'))}
          </option>
          {props.options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </InputFrame>
    </FieldFrame>
  );
}
