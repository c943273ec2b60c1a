import { type PublicOffice, type PublicOfficeAnswers, publicOffices, publicOfficeYears } from '@quittance/sdk/rules';
import { Card, Checkbox, CountryField, DateField, RadioGroup, Stack, TextField, useI18n } from '@quittance/widgets/kit';
import { type AnswersProps, answerFields } from '../answer-fields.ts';
import { wizardTexts } from '../texts.en.ts';

interface PublicOfficePageProps extends AnswersProps<PublicOfficeAnswers> {
  readonly today: string;
}

function OfficeCard({ today, ...props }: PublicOfficePageProps) {
  const { t } = useI18n(wizardTexts);
  const field = answerFields(props);
  return (
    <Card title={t('office.details')}>
      <Stack>
        {props.value.publicOffice !== 'self' && (
          <TextField label={t('office.holderName')} {...field('holderName')} maxLength={100} />
        )}
        <TextField label={t('office.position')} {...field('position')} maxLength={100} />
        <CountryField label={t('office.country')} {...field('country')} />
        <DateField label={t('office.from')} {...field('from')} min="1950-01-01" max={today} today={today} />
        <DateField
          label={t('office.until')}
          description={t('office.untilText')}
          {...field('until')}
          required={false}
          allowReset
          min="1950-01-01"
          max={today}
          today={today}
        />
      </Stack>
    </Card>
  );
}

/** Whether the person, or somebody close to them, holds or held a public office. */
export function PublicOfficePage(props: PublicOfficePageProps) {
  const { t } = useI18n(wizardTexts);
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
      {value.publicOffice !== undefined && value.publicOffice !== 'none' && <OfficeCard {...props} />}
      <Checkbox
        label={t('office.confirm')}
        name="isConfirmed"
        checked={value.isConfirmed ?? false}
        onChange={(isConfirmed) => onChange({ isConfirmed })}
      />
    </Stack>
  );
}
