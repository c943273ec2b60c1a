import type { Country } from '@quittance/sdk/reference';
import { useMemo } from 'react';
import type { SelectOption } from '../combobox/select-option.ts';
import type { FieldProps } from '../field/field.tsx';
import { Flag } from '../flag/flag.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { useCountries } from './use-countries.ts';

export interface CountryFieldProps extends FieldProps {
  /** Two capital letters of ISO 3166-1, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const optionOf = ({ code, label }: Country): SelectOption => ({
  value: code,
  label,
  icon: <Flag code={code} />,
  keywords: code,
});

/**
 * A country, which people find by name or code. Countries under sanctions are not offered; a field that can't be
 * changed still shows one.
 */
export function CountryField(props: CountryFieldProps) {
  const { value: countries, retry } = useCountries();
  const shown = props.readOnly || props.disabled ? props.value : undefined;
  const options = useMemo(
    () => countries?.filter(({ code, isOfacBlocked }) => !isOfacBlocked || code === shown).map(optionOf),
    [countries, shown],
  );
  return <SelectField {...props} options={options} onRetry={retry} />;
}
