import {
  earliestOfficeDay,
  type PublicOffice,
  type PublicOfficeAnswers,
  publicOffices,
  publicOfficeYears,
} from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Card } from '../../kit/card/card.tsx';
import { Checkbox } from '../../kit/checkbox/checkbox.tsx';
import { CountryField } from '../../kit/country-field/country-field.tsx';
import { DateField } from '../../kit/date-field/date-field.tsx';
import { RadioGroup } from '../../kit/radio-group/radio-group.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { type AnswersProps, answerFields } from '../answer-fields.ts';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';

interface OfficeCardProps extends AnswersProps<PublicOfficeAnswers> {
  readonly today: string;
}

function OfficeCard({ today, ...props }: OfficeCardProps) {
  const { t } = useI18n(onboardingTexts);
  const field = answerFields(props);
  return (
    <Card title={t('office.details')}>
      <Stack>
        {props.value.publicOffice !== 'self' && (
          <TextField label={t('office.holderName')} {...field('holderName')} maxLength={100} />
        )}
        <TextField label={t('office.position')} {...field('position')} maxLength={100} />
        <CountryField label={t('office.country')} {...field('country')} />
        <DateField
          keepsOutside
          label={t('office.from')}
          {...field('from')}
          min={earliestOfficeDay}
          max={today}
          today={today}
        />
        <DateField
          keepsOutside
          label={t('office.until')}
          description={t('office.untilText')}
          {...field('until')}
          required={false}
          allowReset
          min={earliestOfficeDay}
          max={today}
          today={today}
        />
      </Stack>
    </Card>
  );
}

/** Whether the person, or somebody close to them, holds or held a public office. */
export function PublicOfficePage(page: PageFieldsProps) {
  const { t } = useI18n(onboardingTexts);
  const props = answersOf(page, 'pep');
  const { value, onChange } = props;
  return (
    <Stack>
      <RadioGroup
        label={t('office.question', { years: publicOfficeYears })}
        description={t('office.examples')}
        name="publicOffice"
        options={publicOffices.map((office) => ({ value: office, label: t(`offices.${office}`) }))}
        value={value.publicOffice ?? ''}
        onChange={(office) => onChange({ publicOffice: office as PublicOffice })}
      />
      {value.publicOffice !== undefined && value.publicOffice !== 'none' && (
        <OfficeCard {...props} today={page.facts.today} />
      )}
      <Checkbox
        label={t('office.confirm')}
        name="isConfirmed"
        checked={value.isConfirmed ?? false}
        onChange={(isConfirmed) => onChange({ isConfirmed })}
      />
    </Stack>
  );
}
