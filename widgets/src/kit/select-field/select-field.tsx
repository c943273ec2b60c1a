import { ComboboxField } from '../combobox/combobox-field.tsx';
import type { SelectOption } from '../combobox/select-option.ts';
import type { FieldProps } from '../field/field.tsx';

export interface SelectFieldProps extends FieldProps {
  /** Undefined while loading. */
  readonly options: readonly SelectOption[] | undefined;
  /** Value of the chosen option, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Loads the options again; set if loading failed, which the field then says. */
  readonly onRetry?: (() => void) | undefined;
  /** Default 'Select an option'. */
  readonly placeholder?: string | undefined;
}

/** A choice of one option, searched by typing. Without options it is disabled and says so. */
export function SelectField(props: SelectFieldProps) {
  const { options, value, onChange, placeholder, onRetry } = props;
  const chosen = options?.find((option) => option.value === value);
  return (
    <ComboboxField
      field={props}
      options={options}
      selected={value ? [value] : []}
      text={chosen?.label ?? ''}
      placeholder={placeholder}
      start={chosen?.icon}
      onRetry={onRetry}
      onChange={([picked = '']) => onChange(picked)}
    />
  );
}
