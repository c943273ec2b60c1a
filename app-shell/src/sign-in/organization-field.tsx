import type { OrganizationChoice } from '@quittance/sdk/stores';
import { SelectField, useI18n } from '@quittance/widgets/kit';
import { signInTexts } from './texts.en.ts';

interface OrganizationFieldProps {
  readonly organizations: readonly OrganizationChoice[];
  readonly value: string;
  readonly onChange: (organizationId: string) => void;
}

/** The organization to act for. */
export function OrganizationField({ organizations, value, onChange }: OrganizationFieldProps) {
  const { t } = useI18n(signInTexts);
  return (
    <SelectField
      label={t('business')}
      options={organizations.map((choice) => ({ value: choice.organizationId, label: choice.legalName }))}
      value={value}
      onChange={onChange}
    />
  );
}
