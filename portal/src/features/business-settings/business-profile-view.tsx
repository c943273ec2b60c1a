import { Fact, FactList, PageLink, useErrorText } from '@quittance/app-shell';
import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { errorTexts } from '@quittance/sdk/i18n';
import {
  addressLines,
  companyInfoLimits,
  type ElectronicAddress,
  isElectronicAddress,
  normalizeElectronicId,
} from '@quittance/sdk/rules';
import { checkUrl } from '@quittance/sdk/validation';
import {
  Banner,
  Button,
  Card,
  type FieldErrors,
  Form,
  Stack,
  TextArea,
  TextField,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { ElectronicAddressFields } from './electronic-address-fields.tsx';
import { LogoCard } from './logo-card.tsx';
import { businessSettingsTexts } from './texts.en.ts';

type BusinessProfile = AnswerOf<Contract['getCompanyInfo']>;

export interface ProfileValues {
  readonly description: string;
  readonly website: string;
  /** Null without one. */
  readonly electronicAddress: ElectronicAddress | null;
}

interface ProfileProps {
  readonly profile: BusinessProfile;
}

function Facts({ profile, isOwner }: ProfileProps & { readonly isOwner: boolean }) {
  const { t, locale } = useI18n(businessSettingsTexts);
  const { handle, address } = profile;
  return (
    <Card title={t('profile.facts')}>
      <FactList look="aligned">
        <Fact term={t('profile.legalName')}>{profile.legalName}</Fact>
        <Fact term={t('profile.handle')}>{handle === undefined ? t('profile.noHandle') : `@${handle}`}</Fact>
        <Fact term={t('profile.type')}>{t(`profile.types.${profile.organizationType}`)}</Fact>
        <Fact term={t('profile.plan')}>{t(`profile.plans.${profile.pricingTier}`)}</Fact>
        <Fact term={t('profile.address')}>
          {address ? addressLines(address, locale).join(', ') : t('profile.noAddress')}
        </Fact>
      </FactList>
      {isOwner && !(handle && address) && (
        <p>
          <PageLink to="/organization/complete-missing-information">{t('profile.complete')}</PageLink>
        </p>
      )}
    </Card>
  );
}

interface AboutFormProps extends ProfileProps {
  readonly onSave: (values: ProfileValues) => Promise<void>;
}

function AboutForm({ profile, onSave }: AboutFormProps) {
  const { t } = useI18n(businessSettingsTexts);
  const errorText = useErrorText('save-information');
  const { t: errors } = useI18n(errorTexts);
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [values, setValues] = useState<ProfileValues>({
    description: profile.description,
    website: profile.website ?? '',
    electronicAddress: profile.electronicAddress ?? null,
  });
  const [isPending, setPending] = useState(false);
  const addressErrors = (): FieldErrors => {
    const { electronicAddress } = values;
    if (electronicAddress === null) return {};
    const id = normalizeElectronicId(electronicAddress.id);
    if (id === '') return { 'electronicAddress.id': errors('field.required') };
    if (isElectronicAddress({ ...electronicAddress, id })) return {};
    return { 'electronicAddress.id': errors('field.wrongFormat') };
  };
  const validate = (): FieldErrors => {
    const problem = values.website.trim() === '' ? null : checkUrl(values.website);
    return { ...(problem && { website: problemText(problem) }), ...addressErrors() };
  };
  const save = async () => {
    setPending(true);
    try {
      await onSave(values);
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={save} describeError={errorText} label={t('profile.about')}>
      <Stack>
        <TextArea
          label={t('profile.description')}
          description={t('profile.descriptionHint')}
          name="description"
          maxLength={companyInfoLimits.description}
          value={values.description}
          onChange={(description) => setValues({ ...values, description })}
          required={false}
        />
        <TextField
          label={t('profile.website')}
          name="website"
          type="url"
          maxLength={companyInfoLimits.website}
          value={values.website}
          onChange={(website) => setValues({ ...values, website })}
          required={false}
        />
        <ElectronicAddressFields
          value={values.electronicAddress}
          onChange={(electronicAddress) => setValues({ ...values, electronicAddress })}
        />
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            {t('profile.save')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function AboutFacts({ profile }: ProfileProps) {
  const { t } = useI18n(businessSettingsTexts);
  return (
    <Stack>
      <Banner>{t('profile.readOnly')}</Banner>
      <FactList look="aligned">
        {profile.description && <Fact term={t('profile.description')}>{profile.description}</Fact>}
        {profile.website && <Fact term={t('profile.website')}>{profile.website}</Fact>}
        {profile.electronicAddress && (
          <Fact term={t('profile.electronicAddress')}>
            {profile.electronicAddress.scheme}:{profile.electronicAddress.id}
          </Fact>
        )}
      </FactList>
    </Stack>
  );
}

interface BusinessProfileViewProps extends ProfileProps {
  readonly isOwner: boolean;
  /** Absent for members who may not change the profile. */
  readonly onSave: ((values: ProfileValues) => Promise<void>) | undefined;
  readonly onLogo: () => void;
}

/** The profile, with a form for members who may change it. */
export function BusinessProfileView({ profile, isOwner, onSave, onLogo }: BusinessProfileViewProps) {
  const { t } = useI18n(businessSettingsTexts);
  return (
    <>
      <Facts profile={profile} isOwner={isOwner} />
      <LogoCard profile={profile} canChange={onSave !== undefined} onChange={onLogo} />
      <Card title={t('profile.about')}>
        {onSave ? <AboutForm profile={profile} onSave={onSave} /> : <AboutFacts profile={profile} />}
      </Card>
    </>
  );
}
