import { loadIndustries } from '@quittance/sdk/reference';
import {
  addressLines,
  countryName,
  type PostalAddress,
  type Unfinished,
  type VerificationAnswers,
} from '@quittance/sdk/rules';
import { formatCalendarDate, isBusinessDate } from '@quittance/sdk/time';
import { useCallback } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useLoaded } from '../kit/base/use-loaded.ts';
import { useDocumentFiles } from './document-files.ts';
import { documentTexts } from './pages/document-texts.en.ts';
import type { PageId } from './pages.ts';
import { onboardingTexts } from './texts.en.ts';

/** A question as it was asked, and its answer; absent answers are not shown. */
type Shown = readonly (readonly [question: string, answer: string | undefined])[];

/** The texts of answers, in the person's language. */
function useFormats() {
  const { t, locale } = useI18n(onboardingTexts);
  return {
    t,
    country: (code: string | undefined) => (code ? countryName(code, locale) : undefined),
    day: (date: string | undefined) => (date && isBusinessDate(date) ? formatCalendarDate(date, locale) : date),
    yesNo: (value: boolean | undefined) => (value === undefined ? undefined : t(value ? 'yes' : 'no')),
    list: (parts: readonly string[] | undefined) =>
      parts && new Intl.ListFormat(locale, { type: 'unit' }).format(parts),
    address: ({ line1 = '', city = '', country = '', ...rest }: Unfinished<PostalAddress> = {}) =>
      country ? addressLines({ ...rest, line1, city, country }, locale).join(', ') : undefined,
  };
}

type Formats = ReturnType<typeof useFormats>;

const personName = ({
  firstName = '',
  lastName = '',
}: {
  firstName?: string | undefined;
  lastName?: string | undefined;
}) => `${firstName} ${lastName}`.trim() || undefined;

const setup = (
  { bankAccount: { handle, companyType, companySubType } = {} }: VerificationAnswers,
  { t }: Formats,
): Shown => [
  [t('setup.handle'), handle],
  [t('setup.companyType'), companyType && t(`companyTypes.${companyType}`)],
  [t('setup.companySubType'), companySubType && t(`companySubTypes.${companySubType}`)],
];

function riskProfile(
  { companyRiskProfile = {} }: VerificationAnswers,
  { t, list }: Formats,
  industry: string | undefined,
): Shown {
  const { industryText, sensitiveIndustries, highRiskType, expectedUses, fundSource, fundSourceText, storedAmount } =
    companyRiskProfile;
  return [
    [t('risk.industry'), companyRiskProfile.industry === 'other' ? industryText : industry],
    [t('risk.sensitive'), list(sensitiveIndustries?.map((each) => t(`sensitive.${each}`)))],
    [t('risk.highRisk'), highRiskType && t(`highRisk.${highRiskType}`)],
    [t('risk.uses'), list(expectedUses?.map((each) => t(`uses.${each}`)))],
    [t('risk.funds'), fundSource === 'other' ? fundSourceText : fundSource && t(`funds.${fundSource}`)],
    [t('risk.amount'), storedAmount && t(`amounts.${storedAmount}`)],
  ];
}

const business = ({ kyb = {} }: VerificationAnswers, { t, country, day, yesNo, address }: Formats): Shown => [
  [t('business.legalName'), kyb.legalName],
  [t('business.tradingName'), kyb.tradingName],
  [t('business.country'), country(kyb.incorporationCountry)],
  [t('business.taxId'), kyb.taxId],
  [t('business.registrationNumber'), kyb.registrationNumber],
  [t('business.incorporatedOn'), day(kyb.incorporatedOn)],
  [t('business.commencedOn'), day(kyb.commencedOn)],
  [t('business.isOwnedByEntity'), yesNo(kyb.isOwnedByEntity)],
  [t('business.employees'), kyb.employees],
  [t('business.phone'), kyb.phoneNumber],
  [t('business.website'), kyb.website],
  [t('business.marketplace'), kyb.marketplaceLink],
  [t('business.social'), kyb.socialLink],
  [t('business.noWebsite'), kyb.noWebsiteReason],
  [t('business.address'), address(kyb.address)],
  ...(kyb.tradingAddresses ?? []).map(
    (each, index) => [t('business.tradingAddress', { number: index + 1 }), address(each)] as const,
  ),
];

const owners = (
  { ubos: { owners: all = [], isRestAttested } = {} }: VerificationAnswers,
  { t, yesNo }: Formats,
): Shown => [
  ...all.map(({ type = 'individual', isSelf, legalName, percent = '–', ...owner }, index): Shown[number] => [
    t(isSelf ? 'owners.self' : `owners.title_${type}`, { number: index + 1 }),
    [legalName ?? personName(owner), `${percent}%`].filter(Boolean).join(', '),
  ]),
  [t('owners.attest'), yesNo(isRestAttested)],
];

const officers = ({ ubos = {} }: VerificationAnswers, { t }: Formats): Shown =>
  (ubos.officers ?? []).map((officer, index): Shown[number] => {
    const known = ubos.owners?.find(({ id }) => id !== undefined && id === officer.ownerId);
    const name = officer.isSelf || known?.isSelf ? t('officers.self') : personName(known ?? officer);
    return [t('officers.title', { number: index + 1 }), [name, officer.jobTitle].filter(Boolean).join(', ')];
  });

const identity = ({ personIdentityKyc = {} }: VerificationAnswers, { t, country, day, address }: Formats): Shown => {
  const { sex, documentType } = personIdentityKyc;
  return [
    [t('identity.birthDate'), day(personIdentityKyc.birthDate)],
    [t('identity.birthPlace'), personIdentityKyc.birthPlace],
    [t('identity.nationality'), country(personIdentityKyc.nationality)],
    [t('identity.sex'), sex && t(`sexes.${sex}`)],
    [t('identity.address'), address(personIdentityKyc.address)],
    [t('identity.documentType'), documentType && t(`identityDocuments.${documentType}`)],
    [t('identity.documentNumber'), personIdentityKyc.documentNumber],
    [t('identity.usTaxId'), personIdentityKyc.usTaxId],
  ];
};

const publicOffice = ({ pep = {} }: VerificationAnswers, { t, country, day }: Formats): Shown => [
  [t('pages.publicOffice'), pep.publicOffice && t(`offices.${pep.publicOffice}`)],
  [t('office.holderName'), pep.holderName],
  [t('office.position'), pep.position],
  [t('office.country'), country(pep.country)],
  [t('office.from'), day(pep.from)],
  [t('office.until'), day(pep.until)],
];

/** The documents, each with its file and its language. */
function useDocuments({ documentation = {} }: VerificationAnswers): Shown {
  const { t, locale } = useI18n(documentTexts);
  const { files } = useDocumentFiles();
  const roles = Object.keys(documentation) as (keyof typeof documentation)[];
  return roles.map((role): Shown[number] => {
    const { fileId, language } = documentation[role] ?? {};
    const file = files.find(({ id }) => id === fileId);
    const languageName = language && new Intl.DisplayNames(locale, { type: 'language' }).of(language);
    return [t(`roles.${role}`), file && [file.name, languageName].filter(Boolean).join(', ')];
  });
}

/** The name of the industry that was chosen from the list. */
function useIndustry({ companyRiskProfile }: VerificationAnswers): string | undefined {
  const { locale } = useI18n(onboardingTexts);
  const industries = useLoaded(useCallback(() => loadIndustries(locale), [locale]));
  return industries.value?.find(({ code }) => code === companyRiskProfile?.industry)?.label;
}

interface ReviewedAnswersProps {
  readonly page: PageId;
  readonly answers: VerificationAnswers;
}

/** What was answered on one page, to be read before it is certified. */
export function ReviewedAnswers({ page, answers }: ReviewedAnswersProps) {
  const formats = useFormats();
  const documents = useDocuments(answers);
  const industry = useIndustry(answers);
  const shown: Partial<Record<PageId, Shown>> = {
    setup: setup(answers, formats),
    riskProfile: riskProfile(answers, formats, industry),
    business: business(answers, formats),
    documents,
    owners: owners(answers, formats),
    officers: officers(answers, formats),
    identity: identity(answers, formats),
    publicOffice: publicOffice(answers, formats),
  };
  const given = shown[page]?.filter(([, answer]) => answer) ?? [];
  if (given.length === 0) return null;
  return (
    <dl className="q-onboarding__answers">
      {given.map(([question, answer]) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
