import { type CompanySubType, type CompanyType, companySubTypes, companyTypes } from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { HandleField } from '../../kit/handle-field/handle-field.tsx';
import { useHandleCheck } from '../../kit/handle-field/use-handle-check.ts';
import { RadioGroup } from '../../kit/radio-group/radio-group.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';

/** Handle of the company, and how it is organized. */
export function SetupPage(page: PageFieldsProps) {
  const { value, onChange } = answersOf(page, 'bankAccount');
  const { t } = useI18n(onboardingTexts);
  const checkAvailability = useHandleCheck(page.facts.handle);
  return (
    <Stack>
      <HandleField
        label={t('setup.handle')}
        name="handle"
        description={t('setup.handleText')}
        value={value.handle ?? ''}
        onChange={(handle) => onChange({ handle })}
        checkAvailability={checkAvailability}
        readOnly={page.isHandleSettled}
      />
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
