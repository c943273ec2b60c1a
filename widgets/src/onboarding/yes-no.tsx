import { useI18n } from '../kit/base/i18n.tsx';
import { RadioGroup } from '../kit/radio-group/radio-group.tsx';
import { onboardingTexts } from './texts.en.ts';

interface YesNoProps {
  readonly label: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean) => void;
}

/** A question that is answered with yes or no. */
export function YesNo({ value, onChange, ...field }: YesNoProps) {
  const { t } = useI18n(onboardingTexts);
  return (
    <RadioGroup
      {...field}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  );
}
