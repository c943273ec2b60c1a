import { type ElectronicAddress, electronicAddressCharacters, electronicAddressSchemes } from '@quittance/sdk/rules';
import { SelectField, TextField, useI18n } from '@quittance/widgets/kit';
import { businessSettingsTexts } from './texts.en.ts';

interface ElectronicAddressFieldsProps {
  /** Null without one. */
  readonly value: ElectronicAddress | null;
  readonly onChange: (value: ElectronicAddress | null) => void;
}

/** Where the company receives e-invoices: a scheme, and the number in it. */
export function ElectronicAddressFields({ value, onChange }: ElectronicAddressFieldsProps) {
  const { t } = useI18n(businessSettingsTexts);
  const options = electronicAddressSchemes.map((scheme) => {
    const name = t(`profile.schemes.${scheme}`);
    return { value: scheme, label: `${scheme} · ${name}` };
  });
  return (
    <>
      <SelectField
        label={t('profile.electronicAddress')}
        description={t('profile.electronicAddressHint')}
        required={false}
        options={[{ value: 'none', label: t('profile.noScheme') }, ...options]}
        value={value?.scheme ?? 'none'}
        onChange={(next) => {
          const scheme = electronicAddressSchemes.find((each) => each === next);
          onChange(scheme === undefined ? null : { scheme, id: value?.id ?? '' });
        }}
      />
      {value && (
        <TextField
          label={t('profile.electronicId')}
          name="electronicAddress.id"
          maxLength={electronicAddressCharacters}
          value={value.id}
          onChange={(id) => onChange({ ...value, id })}
        />
      )}
    </>
  );
}
