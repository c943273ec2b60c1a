import {
  allowedIdentityDocuments,
  type IdentityAnswers,
  type IdentityDocumentType,
  owesUsTaxId,
  type Sex,
  sexes,
} from '@quittance/sdk/rules';
import {
  Card,
  CountryField,
  DateField,
  RadioGroup,
  SelectField,
  Stack,
  TextField,
  useI18n,
} from '@quittance/widgets/kit';
import { type AnswersProps, answerFields } from '../answer-fields.ts';
import { wizardTexts } from '../texts.en.ts';
import { AddressPart } from './address-part.tsx';

interface IdentityPageProps extends AnswersProps<IdentityAnswers> {
  readonly today: string;
}

/** Who the person is, as in their identity document. */
export function IdentityPage({ today, ...props }: IdentityPageProps) {
  const { t } = useI18n(wizardTexts);
  const { value, onChange } = props;
  const field = answerFields(props);
  return (
    <Stack>
      <Card title={t('identity.person')}>
        <Stack>
          <DateField
            label={t('identity.birthDate')}
            {...field('birthDate')}
            min="1900-01-01"
            max={today}
            today={today}
          />
          <TextField label={t('identity.birthPlace')} {...field('birthPlace')} maxLength={100} />
          <CountryField label={t('identity.nationality')} {...field('nationality')} />
          <RadioGroup
            label={t('identity.sex')}
            name="sex"
            options={sexes.map((sex) => ({ value: sex, label: t(`sexes.${sex}`) }))}
            value={value.sex ?? ''}
            onChange={(sex) => onChange({ sex: sex as Sex })}
          />
        </Stack>
      </Card>
      <Card title={t('identity.address')}>
        <Stack>
          <AddressPart value={value.address} onChange={(address) => onChange({ address })} />
        </Stack>
      </Card>
      <Card title={t('identity.document')}>
        <Stack>
          <SelectField
            label={t('identity.documentType')}
            name="documentType"
            options={allowedIdentityDocuments(value.nationality).map((type) => ({
              value: type,
              label: t(`identityDocuments.${type}`),
            }))}
            value={value.documentType ?? ''}
            onChange={(type) => onChange({ documentType: (type || undefined) as IdentityDocumentType | undefined })}
          />
          <TextField
            label={t('identity.documentNumber')}
            {...field('documentNumber')}
            maxLength={40}
            autoComplete="off"
          />
          {owesUsTaxId(value) && (
            <TextField label={t('identity.usTaxId')} {...field('usTaxId')} inputMode="numeric" autoComplete="off" />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
