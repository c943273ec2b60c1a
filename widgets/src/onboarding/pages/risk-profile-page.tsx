import { loadIndustries } from '@quittance/sdk/reference';
import {
  type ExpectedUse,
  expectedUses,
  type FundSource,
  fundSources,
  type HighRiskType,
  highRiskTypes,
  otherIndustry,
  type RiskProfileAnswers,
  type SensitiveIndustry,
  type StoredAmount,
  sensitiveIndustries,
  storedAmounts,
} from '@quittance/sdk/rules';
import { useCallback } from 'react';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useLoaded } from '../../kit/base/use-loaded.ts';
import { MultiSelectField } from '../../kit/multi-select-field/multi-select-field.tsx';
import { RadioGroup } from '../../kit/radio-group/radio-group.tsx';
import { SelectField } from '../../kit/select-field/select-field.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { type AnswersProps, answerFields } from '../answer-fields.ts';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';

function IndustryField(props: AnswersProps<RiskProfileAnswers>) {
  const { t, locale } = useI18n(onboardingTexts);
  const field = answerFields(props);
  const industries = useLoaded(
    useCallback(() => loadIndustries(locale), [locale]),
    true,
  );
  const options = industries.value?.map(({ code, label }) => ({ value: code, label }));
  return (
    <>
      <SelectField
        label={t('risk.industry')}
        {...field('industry')}
        options={options && [...options, { value: otherIndustry, label: t('risk.otherIndustry') }]}
        onRetry={industries.retry}
      />
      {props.value.industry === otherIndustry && (
        <TextField label={t('risk.industryText')} {...field('industryText')} maxLength={100} />
      )}
    </>
  );
}

/** Asks for the activity of the business, and for what it will use the account. */
export function RiskProfilePage(page: PageFieldsProps) {
  const props = answersOf(page, 'companyRiskProfile');
  const { t } = useI18n(onboardingTexts);
  const { value, onChange } = props;
  const field = answerFields(props);
  return (
    <Stack>
      <IndustryField {...props} />
      <MultiSelectField
        label={t('risk.sensitive')}
        description={t('risk.sensitiveText')}
        name="sensitiveIndustries"
        options={sensitiveIndustries.map((industry) => ({ value: industry, label: t(`sensitive.${industry}`) }))}
        value={value.sensitiveIndustries ?? []}
        onChange={(chosen) => onChange({ sensitiveIndustries: chosen as readonly SensitiveIndustry[] })}
      />
      <RadioGroup
        label={t('risk.highRisk')}
        name="highRiskType"
        options={highRiskTypes.map((type) => ({ value: type, label: t(`highRisk.${type}`) }))}
        value={value.highRiskType ?? ''}
        onChange={(chosen) => onChange({ highRiskType: chosen as HighRiskType })}
      />
      <MultiSelectField
        label={t('risk.uses')}
        name="expectedUses"
        options={expectedUses.map((use) => ({ value: use, label: t(`uses.${use}`) }))}
        value={value.expectedUses ?? []}
        onChange={(chosen) => onChange({ expectedUses: chosen as readonly ExpectedUse[] })}
      />
      <SelectField
        label={t('risk.funds')}
        name="fundSource"
        options={fundSources.map((source) => ({ value: source, label: t(`funds.${source}`) }))}
        value={value.fundSource ?? ''}
        onChange={(chosen) => onChange({ fundSource: (chosen || undefined) as FundSource | undefined })}
      />
      {value.fundSource === 'other' && (
        <TextField label={t('risk.fundsText')} {...field('fundSourceText')} maxLength={100} />
      )}
      <RadioGroup
        label={t('risk.amount')}
        name="storedAmount"
        options={storedAmounts.map((amount) => ({ value: amount, label: t(`amounts.${amount}`) }))}
        value={value.storedAmount ?? ''}
        onChange={(chosen) => onChange({ storedAmount: chosen as StoredAmount })}
      />
    </Stack>
  );
}
