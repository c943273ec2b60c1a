import {
  type CompanySubType,
  type CompanyType,
  companySubTypes,
  companyTypes,
  type SetupAnswers,
} from '@quittance/sdk/rules';
import { RadioGroup, Stack, useI18n } from '@quittance/widgets/kit';
import type { AnswersProps } from '../answer-fields.ts';
import { wizardTexts } from '../texts.en.ts';

/** How the business is organized. */
export function SetupPage({ value, onChange }: AnswersProps<SetupAnswers>) {
  const { t } = useI18n(wizardTexts);
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
