import {
  asksAttestation,
  type DocumentAnswers,
  neededDocumentFacts,
  neededDocuments,
  type OwnerAnswers,
  ownersAnswers,
  type PostalAddress,
  publicOfficeYears,
  type Unfinished,
  type VerificationAnswers,
} from '@quittance/sdk/rules';
import type { NamespaceTexts } from '../kit/base/i18n.tsx';
import type { documentTexts } from './pages/document-texts.en.ts';
import type { PageId } from './pages.ts';
import type { onboardingTexts } from './texts.en.ts';

/** A question as it was asked, and its answer; questions without an answer are not shown. */
export type Shown = readonly (readonly [question: string, answer: string | undefined])[];

/** Answers that belong together. */
export interface ShownGroup {
  /** Whom they are about; absent where the page says it. */
  readonly title?: string;
  readonly answers: Shown;
}

/** The texts of answers, in the person's language. */
export interface AnswerFormats {
  readonly t: NamespaceTexts<typeof onboardingTexts>['t'];
  readonly ofDocuments: NamespaceTexts<typeof documentTexts>['t'];
  country(code: string | undefined): string | undefined;
  day(date: string | undefined): string | undefined;
  language(code: string | undefined): string | undefined;
  list(parts: readonly string[] | undefined): string | undefined;
  address(address: Unfinished<PostalAddress> | undefined): string | undefined;
  phone(number: string | undefined, country: string | undefined): string | undefined;
  /** Returns the name of a file. */
  file(id: string | undefined): string | undefined;
  /** Returns the name of an industry of the list. */
  industry(code: string | undefined): string | undefined;
}

const yesNo = (value: boolean | undefined, { t }: AnswerFormats) =>
  value === undefined ? undefined : t(value ? 'yes' : 'no');

interface Named {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

const personName = ({ firstName = '', lastName = '' }: Named) => `${firstName} ${lastName}`.trim() || undefined;

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ') || undefined;

const setup = (
  { bankAccount: { handle, companyType, companySubType } = {} }: VerificationAnswers,
  { t }: AnswerFormats,
): Shown => [
  [t('setup.handle'), handle],
  [t('setup.companyType'), companyType && t(`companyTypes.${companyType}`)],
  [t('setup.companySubType'), companySubType && t(`companySubTypes.${companySubType}`)],
];

function riskProfile(
  { companyRiskProfile: risk = {} }: VerificationAnswers,
  { t, list, industry }: AnswerFormats,
): Shown {
  const { highRiskType, fundSource, storedAmount } = risk;
  return [
    [t('risk.industry'), risk.industry === 'other' ? risk.industryText : industry(risk.industry)],
    [t('risk.sensitive'), list(risk.sensitiveIndustries?.map((each) => t(`sensitive.${each}`)))],
    [t('risk.highRisk'), highRiskType && t(`highRisk.${highRiskType}`)],
    [t('risk.uses'), list(risk.expectedUses?.map((each) => t(`uses.${each}`)))],
    [t('risk.funds'), fundSource === 'other' ? risk.fundSourceText : fundSource && t(`funds.${fundSource}`)],
    [t('risk.amount'), storedAmount && t(`amounts.${storedAmount}`)],
  ];
}

function business({ kyb = {} }: VerificationAnswers, formats: AnswerFormats): Shown {
  const { t, country, day, address, phone } = formats;
  return [
    [t('business.legalName'), kyb.legalName],
    [t('business.tradingName'), kyb.tradingName],
    [t('business.country'), country(kyb.incorporationCountry)],
    [t('business.taxId'), kyb.taxId],
    [t('business.registrationNumber'), kyb.registrationNumber],
    [t('business.incorporatedOn'), day(kyb.incorporatedOn)],
    [t('business.commencedOn'), day(kyb.commencedOn)],
    [t('business.isOwnedByEntity'), yesNo(kyb.isOwnedByEntity, formats)],
    [t('business.employees'), kyb.employees],
    [t('business.phone'), joined([phone(kyb.phoneNumber, kyb.phoneCountry), country(kyb.phoneCountry)])],
    [t('business.website'), kyb.website],
    [t('business.marketplace'), kyb.marketplaceLink],
    [t('business.social'), kyb.socialLink],
    [t('business.noWebsite'), kyb.noWebsiteReason],
    [t('business.address'), address(kyb.address)],
    ...(kyb.tradingAddresses ?? []).map(
      (each, index) => [t('business.tradingAddress', { number: index + 1 }), address(each)] as const,
    ),
  ];
}

/** A document: its file, what it is, its language and its date. */
const document = (
  { fileId, kind, language, issuedOn }: Unfinished<DocumentAnswers>,
  { ofDocuments, file, ...formats }: AnswerFormats,
): string | undefined =>
  joined([
    file(fileId),
    formats.language(language),
    kind && ofDocuments(`kinds.${kind}`),
    issuedOn && `${ofDocuments('issuedOn')}: ${formats.day(issuedOn)}`,
  ]);

function documents(answers: VerificationAnswers, formats: AnswerFormats): Shown {
  const { documentation = {} } = answers;
  const needed = neededDocuments(neededDocumentFacts(answers));
  const roles = Object.keys(documentation) as (keyof typeof documentation)[];
  return roles.map((role) => {
    const isExtract = needed.some((each) => each.role === role && each.isUboRegisterExtract);
    return [
      formats.ofDocuments(isExtract ? 'roles.uboRegister' : `roles.${role}`),
      document(documentation[role] ?? {}, formats),
    ];
  });
}

type Owner = Unfinished<OwnerAnswers>;

const ofPerson = (owner: Owner, formats: AnswerFormats): Shown => [
  [formats.t('people.email'), owner.email],
  [formats.t('people.jobTitle'), owner.jobTitle],
  [formats.t('owners.isAuthorizedSigner'), yesNo(owner.isAuthorizedSigner, formats)],
  [formats.t('owners.bankingAccess'), owner.bankingAccess && formats.t(`accesses.${owner.bankingAccess}`)],
];

const ofTrust = ({ trustee, settlor, trustFileId, trustLanguage }: Owner, formats: AnswerFormats): Shown => [
  [formats.t('owners.trustee'), trustee],
  [formats.t('owners.settlor'), settlor],
  [formats.t('owners.deed'), document({ fileId: trustFileId, language: trustLanguage }, formats)],
];

const ofEntity = ({ isPubliclyTraded, tradedAt }: Owner, formats: AnswerFormats): Shown => [
  [formats.t('owners.isPubliclyTraded'), yesNo(isPubliclyTraded, formats)],
  [formats.t('owners.tradedAt'), isPubliclyTraded ? tradedAt : undefined],
];

const secondTier = (owner: Owner, { t }: AnswerFormats): Shown =>
  (owner.owners ?? []).map(({ type, name, percent }, index) => [
    t('owners.secondTier', { number: index + 1 }),
    joined([name, percent && `${percent}%`, type && t(`owners.types.${type}`)]),
  ]);

const partsOfOwner = { individual: ofPerson, entity: ofEntity, trust: ofTrust };

function owner(answers: Owner, number: number, formats: AnswerFormats): ShownGroup {
  const { t, country } = formats;
  const { type = 'individual', isSelf, legalName, percent, taxCountry, taxId } = answers;
  return {
    title: t(isSelf ? 'owners.self' : `owners.title_${type}`, { number }),
    answers: [
      [t('owners.name'), type === 'individual' ? personName(answers) : legalName],
      [t('owners.percent'), percent && `${percent}%`],
      ...partsOfOwner[type](answers, formats),
      ...secondTier(answers, formats),
      [t('owners.taxCountry'), country(taxCountry)],
      [t('owners.taxId'), taxId],
    ],
  };
}

function owners(answers: VerificationAnswers, formats: AnswerFormats): readonly ShownGroup[] {
  const given = ownersAnswers(answers);
  const { owners: all = [], hasEntityUbo, isRestAttested } = given;
  return [
    {
      answers: [
        [formats.t('owners.hasEntity'), yesNo(hasEntityUbo, formats)],
        [formats.t('owners.attest'), asksAttestation(given) ? yesNo(isRestAttested, formats) : undefined],
      ],
    },
    ...all.map((each, index) => owner(each, index + 1, formats)),
  ];
}

const officers = ({ ubos = {} }: VerificationAnswers, { t }: AnswerFormats): Shown =>
  (ubos.officers ?? []).map((officer, index) => {
    const known = ubos.owners?.find(({ id }) => id !== undefined && id === officer.ownerId);
    const name = officer.isSelf || known?.isSelf ? t('officers.self') : personName(known ?? officer);
    return [t('officers.title', { number: index + 1 }), joined([name, officer.email, officer.jobTitle])];
  });

function identity({ personIdentityKyc: answers = {} }: VerificationAnswers, formats: AnswerFormats): Shown {
  const { t, country, day, address } = formats;
  const { sex, documentType } = answers;
  return [
    [t('identity.birthDate'), day(answers.birthDate)],
    [t('identity.birthPlace'), answers.birthPlace],
    [t('identity.nationality'), country(answers.nationality)],
    [t('identity.sex'), sex && t(`sexes.${sex}`)],
    [t('identity.address'), address(answers.address)],
    [t('identity.documentType'), documentType && t(`identityDocuments.${documentType}`)],
    [t('identity.documentNumber'), answers.documentNumber],
    [t('identity.usTaxId'), answers.usTaxId],
    [t('identity.addressProof'), document(answers.addressProof ?? {}, formats)],
  ];
}

function publicOffice({ pep = {} }: VerificationAnswers, formats: AnswerFormats): Shown {
  const { t, country, day } = formats;
  return [
    [t('office.question', { years: publicOfficeYears }), pep.publicOffice && t(`offices.${pep.publicOffice}`)],
    [t('office.holderName'), pep.holderName],
    [t('office.position'), pep.position],
    [t('office.country'), country(pep.country)],
    [t('office.from'), day(pep.from)],
    [t('office.until'), day(pep.until)],
    [t('office.confirm'), yesNo(pep.isConfirmed, formats)],
  ];
}

type Answered = (answers: VerificationAnswers, formats: AnswerFormats) => readonly ShownGroup[];

/** The answers of a page that are all about one thing. */
const oneGroup =
  (shown: (answers: VerificationAnswers, formats: AnswerFormats) => Shown): Answered =>
  (answers, formats) => [{ answers: shown(answers, formats) }];

const pages: Readonly<Partial<Record<PageId, Answered>>> = {
  setup: oneGroup(setup),
  riskProfile: oneGroup(riskProfile),
  business: oneGroup(business),
  documents: oneGroup(documents),
  owners,
  officers: oneGroup(officers),
  identity: oneGroup(identity),
  publicOffice: oneGroup(publicOffice),
};

/** Returns what was answered on a page, every answer of it. */
export const shownAnswers = (
  page: PageId,
  answers: VerificationAnswers,
  formats: AnswerFormats,
): readonly ShownGroup[] =>
  (pages[page]?.(answers, formats) ?? [])
    .map((group) => ({ ...group, answers: group.answers.filter(([, answer]) => answer) }))
    .filter((group) => group.answers.length > 0);
