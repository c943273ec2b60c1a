import { SelectField, type SelectOption } from '@quittance/widgets/kit';

interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  /** Shows the label above the field, among fields that show theirs; default: only screen readers get it. */
  readonly isLabelShown?: boolean | undefined;
  /** The label of no filter. */
  readonly all: string;
  /** Undefined while loading. */
  readonly options: readonly (SelectOption & { readonly value: Value })[] | undefined;
  /** Empty: all. */
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  readonly onRetry?: (() => void) | undefined;
}

/** One of several values, or all of them, above a list. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, isLabelShown = false, all, options, value, onChange, onRetry } = props;
  return (
    <SelectField
      label={label}
      isLabelHidden={!isLabelShown}
      required={null}
      options={options && [{ value: 'all', label: all }, ...options]}
      value={value || 'all'}
      onChange={(chosen) => onChange(options?.find((option) => option.value === chosen)?.value ?? '')}
      onRetry={onRetry}
    />
  );
}
