import {
  asksSecondTier,
  type BankingAccess,
  bankingAccesses,
  includesRole,
  type OwnerAnswers,
  type OwnerType,
  ownerTypes,
  type PricingTier,
  type SecondTierOwner,
  type Unfinished,
} from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { CountryField } from '../../kit/country-field/country-field.tsx';
import { PercentField } from '../../kit/percent-field/percent-field.tsx';
import { SelectField } from '../../kit/select-field/select-field.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { UpgradeOffer } from '../../kit/upgrade-offer/upgrade-offer.tsx';
import { type AnswersProps, answerFields } from '../answer-fields.ts';
import { onboardingTexts } from '../texts.en.ts';
import { YesNo } from '../yes-no.tsx';
import { DocumentField } from './document-field.tsx';
import { ListProblem } from './list-problem.tsx';

interface OwnerCardProps extends AnswersProps<OwnerAnswers> {
  readonly path: string;
  readonly number: number;
  readonly pricingTier: PricingTier;
  /** What is not named yet, in percent. */
  readonly remaining: string;
  readonly onRemove: () => void;
}

function PersonFields({ path, pricingTier, ...props }: OwnerCardProps) {
  const { t } = useI18n(onboardingTexts);
  const { value, onChange } = props;
  const field = answerFields(props, path);
  return (
    <>
      {!value.isSelf && (
        <>
          <TextField label={t('people.firstName')} {...field('firstName')} maxLength={100} />
          <TextField label={t('people.lastName')} {...field('lastName')} maxLength={100} />
          <TextField label={t('people.email')} description={t('people.emailText')} {...field('email')} type="email" />
        </>
      )}
      <TextField label={t('people.jobTitle')} {...field('jobTitle')} maxLength={100} />
      <YesNo
        label={t('owners.isAuthorizedSigner')}
        name={`${path}.isAuthorizedSigner`}
        value={value.isAuthorizedSigner}
        onChange={(isAuthorizedSigner) => onChange({ isAuthorizedSigner })}
      />
      {!value.isSelf && (
        <SelectField
          label={t('owners.bankingAccess')}
          name={`${path}.bankingAccess`}
          options={bankingAccesses.map((access) => ({ value: access, label: t(`accesses.${access}`) }))}
          value={value.bankingAccess ?? ''}
          onChange={(access) => onChange({ bankingAccess: (access || undefined) as BankingAccess | undefined })}
        />
      )}
      {value.bankingAccess && !includesRole(pricingTier, value.bankingAccess) && (
        <UpgradeOffer meanwhile={t('owners.untilUpgrade')}>{t('owners.needsUpgrade')}</UpgradeOffer>
      )}
    </>
  );
}

function SecondTier({ path, value, onChange }: OwnerCardProps) {
  const { t } = useI18n(onboardingTexts);
  const owners = value.owners ?? [];
  const change = (index: number, changes: Unfinished<SecondTierOwner>) =>
    onChange({ owners: owners.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
  return (
    <>
      {owners.map((owner, index) => (
        <fieldset className="q-onboarding__second-tier" key={owner.id ?? index}>
          <legend>{t('owners.secondTier', { number: index + 1 })}</legend>
          <Stack>
            <SelectField
              label={t('owners.type')}
              name={`${path}.owners.${index}.type`}
              options={ownerTypes.map((type) => ({ value: type, label: t(`owners.types.${type}`) }))}
              value={owner.type ?? ''}
              onChange={(type) => change(index, { type: (type || undefined) as OwnerType | undefined })}
            />
            <TextField
              label={t('owners.name')}
              name={`${path}.owners.${index}.name`}
              value={owner.name ?? ''}
              onChange={(name) => change(index, { name: name || undefined })}
              maxLength={100}
            />
            <PercentField
              label={t('owners.percent')}
              name={`${path}.owners.${index}.percent`}
              value={owner.percent ?? ''}
              onChange={(percent) => change(index, { percent: percent || undefined })}
            />
            <div>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange({ owners: owners.filter((_, at) => at !== index) })}
              >
                {t('remove')}
              </Button>
            </div>
          </Stack>
        </fieldset>
      ))}
      <ListProblem name={`${path}.owners`} />
      <div>
        <Button size="small" onClick={() => onChange({ owners: [...owners, { id: crypto.randomUUID() }] })}>
          {t('owners.addSecondTier')}
        </Button>
      </div>
    </>
  );
}

function EntityFields(props: OwnerCardProps) {
  const { t } = useI18n(onboardingTexts);
  const { path, value, onChange } = props;
  const field = answerFields(props, path);
  return (
    <>
      <TextField label={t('business.legalName')} {...field('legalName')} maxLength={100} />
      {value.type === 'trust' ? (
        <>
          <TextField label={t('owners.trustee')} {...field('trustee')} maxLength={100} />
          <TextField label={t('owners.settlor')} {...field('settlor')} maxLength={100} />
          <DocumentField
            label={t('owners.deed')}
            names={{ fileId: `${path}.trustFileId`, language: `${path}.trustLanguage` }}
            documentRole="trustDeed"
            value={{ fileId: value.trustFileId, language: value.trustLanguage }}
            onChange={(changes) =>
              onChange({
                ...('fileId' in changes && { trustFileId: changes.fileId }),
                ...('language' in changes && { trustLanguage: changes.language }),
              })
            }
          />
        </>
      ) : (
        <>
          <YesNo
            label={t('owners.isPubliclyTraded')}
            name={`${path}.isPubliclyTraded`}
            value={value.isPubliclyTraded}
            onChange={(isPubliclyTraded) => onChange({ isPubliclyTraded })}
          />
          {value.isPubliclyTraded && <TextField label={t('owners.tradedAt')} {...field('tradedAt')} maxLength={100} />}
        </>
      )}
    </>
  );
}

/** One owner: a person, a company or a trust. */
export function OwnerCard(props: OwnerCardProps) {
  const { t } = useI18n(onboardingTexts);
  const { path, number, value, remaining, onRemove } = props;
  const field = answerFields(props, path);
  const type = value.type ?? 'individual';
  return (
    <Card
      title={t(value.isSelf ? 'owners.self' : `owners.title_${type}`, { number })}
      actions={
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      }
    >
      <Stack>
        {type === 'individual' ? <PersonFields {...props} /> : <EntityFields {...props} />}
        <PercentField
          label={t('owners.percent')}
          description={remaining === '0' ? undefined : t('owners.remaining', { remaining })}
          {...field('percent')}
        />
        <CountryField label={t('owners.taxCountry')} {...field('taxCountry')} />
        <TextField label={t('owners.taxId')} {...field('taxId')} maxLength={40} autoComplete="off" />
        {asksSecondTier(value) && <SecondTier {...props} />}
      </Stack>
    </Card>
  );
}
