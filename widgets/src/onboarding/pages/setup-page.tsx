import { type CompanySubType, type CompanyType, companySubTypes, companyTypes } from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { RadioGroup } from '../../kit/radio-group/radio-group.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';

/** How the business is organized. */
export function SetupPage(page: PageFieldsProps) {
  const { value, onChange } = answersOf(page, 'bankAccount');
  const { t } = useI18n(onboardingTexts);
  return (
    <Stack>
      <RadioGroup
        label={t('setup.companyType')}
        name="companyType"
        look="cards"
        options={companyTypes.map((type) => ({
          value: type,
          label: t(`companyTypes.${type}`),
          description: t(`companyTypes.${type}_text`),
        }))}
        value={value.companyType ?? ''}
        onChange={(chosen) => onChange({ companyType: chosen as CompanyType, companySubType: undefined })}
      />
      {value.companyType === 'registered_company' && (
        <RadioGroup
          label={t('setup.companySubType')}
          name="companySubType"
          options={companySubTypes.map((type) => ({ value: type, label: t(`companySubTypes.${type}`) }))}
          value={value.companySubType ?? ''}
          onChange={(chosen) => onChange({ companySubType: chosen as CompanySubType })}
        />
      )}
    </Stack>
  );
}
