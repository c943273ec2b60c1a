import { needsPostalCode } from '@quittance/sdk/validation';
import { useI18n } from '../base/i18n.tsx';
import { CountryField } from '../country-field/country-field.tsx';
import { SubdivisionField } from '../subdivision-field/subdivision-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { addressFieldsTexts } from './texts.en.ts';

/** An address while it is typed; empty where nothing is given. */
export interface AddressEntry {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly subdivision: string;
  readonly postalCode: string;
  readonly country: string;
}

interface AddressFieldsProps {
  /** Of the address in its form; default `address`. */
  readonly path?: string;
  readonly value: AddressEntry;
  readonly onChange: (address: AddressEntry) => void;
}

/** The fields of a postal address. */
export function AddressFields({ path = 'address', value, onChange }: AddressFieldsProps) {
  const { t } = useI18n(addressFieldsTexts);
  const line = (
    name: 'line1' | 'line2' | 'city' | 'postalCode',
    options: { autoComplete: string; isOptional?: boolean },
  ) => (
    <TextField
      label={t(name)}
      name={`${path}.${name}`}
      autoComplete={options.autoComplete}
      maxLength={name === 'postalCode' ? 20 : 100}
      required={!options.isOptional}
      value={value[name]}
      onChange={(typed) => onChange({ ...value, [name]: typed })}
    />
  );
  return (
    <>
      <CountryField
        label={t('country')}
        name={`${path}.country`}
        value={value.country}
        onChange={(country) => onChange({ ...value, country, subdivision: '' })}
      />
      {line('line1', { autoComplete: 'address-line1' })}
      {line('line2', { autoComplete: 'address-line2', isOptional: true })}
      {line('city', { autoComplete: 'address-level2' })}
      {value.country !== '' && (
        <SubdivisionField
          label={t('subdivision')}
          name={`${path}.subdivision`}
          country={value.country}
          required={false}
          value={value.subdivision}
          onChange={(subdivision) => onChange({ ...value, subdivision })}
        />
      )}
      {line('postalCode', { autoComplete: 'postal-code', isOptional: !needsPostalCode(value.country) })}
    </>
  );
}
