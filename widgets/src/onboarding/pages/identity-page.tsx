import {
  allowedIdentityDocuments,
  type IdentityDocumentType,
  owesAddressProof,
  owesUsTaxId,
  type Sex,
  sexes,
} from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Card } from '../../kit/card/card.tsx';
import { CountryField } from '../../kit/country-field/country-field.tsx';
import { DateField } from '../../kit/date-field/date-field.tsx';
import { RadioGroup } from '../../kit/radio-group/radio-group.tsx';
import { SelectField } from '../../kit/select-field/select-field.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { answerFields } from '../answer-fields.ts';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { onboardingTexts } from '../texts.en.ts';
import { AddressPart } from './address-part.tsx';
import { DocumentCard } from './document-card.tsx';

/** Who the person is, as in their identity document. */
export function IdentityPage(page: PageFieldsProps) {
  const { today } = page.facts;
  const props = answersOf(page, 'personIdentityKyc');
  const { t } = useI18n(onboardingTexts);
  const { value, onChange } = props;
  const field = answerFields(props);
  return (
    <Stack>
      <Card title={t('identity.person')}>
        <Stack>
          <DateField
            keepsOutside
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
      {owesAddressProof(value) && (
        <DocumentCard
          title={t('identity.addressProof')}
          text={t('identity.addressProof_text')}
          name="addressProof"
          documentRole="proofOfAddress"
          owner="person"
          mustBeRecent
          value={value.addressProof ?? {}}
          today={today}
          onChange={(addressProof) => onChange({ addressProof })}
        />
      )}
    </Stack>
  );
}
