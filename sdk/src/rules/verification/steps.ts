import type { VerificationStatus } from '../organization-status.ts';
import { isVerificationStepComplete } from '../verification-step-complete.ts';
import type {
  BusinessAnswers,
  CompanyType,
  DocumentationAnswers,
  IdentityAnswers,
  OfficersAnswers,
  OwnersAnswers,
  PublicOfficeAnswers,
  RiskProfileAnswers,
  SetupAnswers,
  Unfinished,
} from './answers.ts';
import { businessGaps } from './business.ts';
import { type DocumentFacts, documentationGaps } from './documents.ts';
import type { AnswerGap } from './gap.ts';
import { identityGaps } from './identity.ts';
import { officersGaps } from './officers.ts';
import { type CountryTaxId, type OwnersFacts, ownersGaps } from './owners.ts';
import { publicOfficeGaps } from './public-office.ts';
import { riskProfileGaps } from './risk-profile.ts';
import { type SetupFacts, setupGaps } from './setup.ts';

/** Steps of a verification, in their order, as the wire names them. */
export const verificationStepNames = [
  'bankAccount',
  'companyRiskProfile',
  'kyb',
  'documentation',
  'ubos',
  'personIdentityKyc',
  'pep',
  'onboardingCheckout',
] as const;
export type VerificationStepName = (typeof verificationStepNames)[number];

/** Steps of the person rather than of the organization. */
export const personSteps = ['personIdentityKyc', 'pep'] as const satisfies readonly VerificationStepName[];
export type PersonStepName = (typeof personSteps)[number];
export type OrganizationStepName = Exclude<VerificationStepName, PersonStepName>;

/** Steps of the organization that staff decide. */
export const organizationSteps = [
  'bankAccount',
  'companyRiskProfile',
  'kyb',
  'documentation',
  'ubos',
] as const satisfies readonly OrganizationStepName[];
export type ReviewedStep = (typeof organizationSteps)[number];

/**
 * What staff decide. `returned`: a step or an identity is asked for again. `reopened`: the decision about a person is taken back.
 * `reset`: a company that was denied automatically may submit again. `corrected`: staff changed what was answered.
 */
export const verificationDecisions = ['approved', 'returned', 'denied', 'reopened', 'reset', 'corrected'] as const;
export type VerificationDecision = (typeof verificationDecisions)[number];

/** What staff may correct in the answers. */
export const correctedFields = ['legalName', 'address', 'names'] as const;
export type CorrectedField = (typeof correctedFields)[number];

export const isPersonStep = (step: VerificationStepName): step is PersonStepName =>
  (personSteps as readonly string[]).includes(step);

export const verificationStepStatuses = [
  'pending',
  'in_progress',
  'submitted',
  'completed',
  'approved',
  'denied',
  'rejected',
  'additional_info_requested',
] as const;
export type VerificationStepStatus = (typeof verificationStepStatuses)[number];

/** What was answered in each step; an absent step was not begun. */
export interface VerificationAnswers {
  readonly bankAccount?: Unfinished<SetupAnswers> | undefined;
  readonly companyRiskProfile?: Unfinished<RiskProfileAnswers> | undefined;
  readonly kyb?: Unfinished<BusinessAnswers> | undefined;
  readonly documentation?: Unfinished<DocumentationAnswers> | undefined;
  readonly ubos?: (Unfinished<OwnersAnswers> & Unfinished<OfficersAnswers>) | undefined;
  readonly personIdentityKyc?: Unfinished<IdentityAnswers> | undefined;
  readonly pep?: Unfinished<PublicOfficeAnswers> | undefined;
}

/** Steps with answers; the checkout has none of ours. */
export const answeredStepNames = [
  'bankAccount',
  'companyRiskProfile',
  'kyb',
  'documentation',
  'ubos',
  'personIdentityKyc',
  'pep',
] as const satisfies readonly VerificationStepName[];
export type AnsweredStep = (typeof answeredStepNames)[number];

export interface VerificationFacts extends Omit<OwnersFacts, 'isOwnedByEntity' | 'businessTaxId'>, SetupFacts {
  /** In America/New_York. */
  readonly today: string;
}

/** Whether a company or a trust owns a part of the business; undefined until it says so. It is asked first with its details. */
const hasEntityOwner = ({ kyb = {}, ubos = {} }: VerificationAnswers): boolean | undefined =>
  ubos.hasEntityUbo ?? kyb.isOwnedByEntity;

/** Returns what the documents of a business depend on. */
export const neededDocumentFacts = (answers: VerificationAnswers): DocumentFacts => ({
  companyType: answers.bankAccount?.companyType,
  companySubType: answers.bankAccount?.companySubType,
  country: answers.kyb?.incorporationCountry,
  hasEntityUbo: hasEntityOwner(answers) ?? false,
});

/** Returns the answers about owners, which begin with what the business said about them in its details. */
export const ownersAnswers = (answers: VerificationAnswers): NonNullable<VerificationAnswers['ubos']> => ({
  ...answers.ubos,
  hasEntityUbo: hasEntityOwner(answers),
});

/** A sole trader and the member of a single-member LLC may use their own number for the business; others can't. */
const unsharedTaxId = (
  { companyType }: Unfinished<SetupAnswers>,
  { taxId, incorporationCountry }: Unfinished<BusinessAnswers>,
): CountryTaxId | undefined =>
  companyType === 'registered_company' ? { taxId, taxCountry: incorporationCountry } : undefined;

/** Lists what the answers of a step lack. The rules of some steps depend on the answers of others. */
export function stepGaps(
  step: AnsweredStep,
  answers: VerificationAnswers,
  facts: VerificationFacts,
): readonly AnswerGap[] {
  const { bankAccount = {}, companyRiskProfile = {}, kyb = {}, documentation = {} } = answers;
  const ubos = ownersAnswers(answers);
  switch (step) {
    case 'bankAccount':
      return setupGaps(bankAccount, facts);
    case 'companyRiskProfile':
      return riskProfileGaps(companyRiskProfile);
    case 'kyb':
      return businessGaps(kyb, { ...facts, companyType: bankAccount.companyType });
    case 'documentation':
      return documentationGaps(documentation, { ...facts, ...neededDocumentFacts(answers) });
    case 'ubos':
      return [
        ...ownersGaps(ubos, {
          ...facts,
          isOwnedByEntity: kyb.isOwnedByEntity,
          businessTaxId: unsharedTaxId(bankAccount, kyb),
        }),
        ...officersGaps(ubos, { ...facts, owners: ubos.owners ?? [] }),
      ];
    case 'personIdentityKyc':
      return identityGaps(answers.personIdentityKyc ?? {}, facts);
    case 'pep':
      return publicOfficeGaps(answers.pep ?? {}, facts);
  }
}

/** Who applies: owners answer for the business, everybody else only for themselves. */
export interface Applicant {
  readonly isOwner: boolean;
  /** Absent until the setup says it. */
  readonly companyType?: CompanyType | undefined;
}

/** Steps whose status decides whether a business is through, besides the owner's identity. */
const decidingSteps = ['companyRiskProfile', 'kyb', 'documentation', 'ubos'] as const;

const hasOwners = ({ companyType }: Applicant): boolean => companyType !== 'solopreneur';

/** Lists the steps that an applicant answers, in order. */
export function answeredSteps(applicant: Applicant): readonly AnsweredStep[] {
  if (!applicant.isOwner) return personSteps;
  return [
    'bankAccount',
    'companyRiskProfile',
    'kyb',
    'documentation',
    ...(hasOwners(applicant) ? (['ubos'] as const) : []),
    ...personSteps,
  ];
}

/** Something that an applicant has yet to give. */
export interface MissingAnswer extends AnswerGap {
  readonly step: AnsweredStep;
}

export type StepStatuses = Readonly<Partial<Record<VerificationStepName, VerificationStepStatus>>>;

/**
 * Lists everything that an applicant has yet to give: for the wizard, the guards and the back office alike. A step that we
 * have accepted lacks nothing, also if it was answered elsewhere.
 */
export const missingAnswers = (
  applicant: Applicant,
  answers: VerificationAnswers,
  facts: VerificationFacts & { readonly statuses: StepStatuses },
): readonly MissingAnswer[] =>
  answeredSteps(applicant)
    .filter((step) => !isStepAccepted(facts.statuses[step] ?? 'pending'))
    .flatMap((step) => stepGaps(step, answers, facts).map((each) => ({ step, ...each })));

/** Whether a step was handed in and not sent back, so that its answers are not judged again. */
export const isStepAccepted = (status: VerificationStepStatus): boolean =>
  status === 'completed' || status === 'approved';

const finalStatuses: ReadonlySet<string> = new Set(['completed', 'approved', 'denied']);

/**
 * Whether everything was handed in: each step of the business and the statement about public offices is completed, approved or
 * denied, and the identity is done. For those who are no owners a submitted step counts too.
 */
export function isVerificationFinalized(statuses: StepStatuses, applicant: Applicant): boolean {
  const isFinal = (step: VerificationStepName) => {
    const status = statuses[step] ?? 'pending';
    return finalStatuses.has(status) || (!applicant.isOwner && status === 'submitted');
  };
  const needed = [...decidingSteps, 'pep' as const].filter((step) => step !== 'ubos' || hasOwners(applicant));
  return needed.every(isFinal) && isVerificationStepComplete(statuses.personIdentityKyc ?? 'pending');
}

/** Whether an owner can hand everything in: nothing is missing, each step was submitted, and it was not handed in before. */
export const canHandIn = (applicant: Applicant, missing: readonly MissingAnswer[], statuses: StepStatuses): boolean =>
  applicant.isOwner &&
  missing.length === 0 &&
  unsubmittedSteps(applicant, statuses).length === 0 &&
  !isVerificationFinalized(statuses, applicant);

const editableStatuses: ReadonlySet<string> = new Set([
  'pending',
  'in_progress',
  'submitted',
  'rejected',
  'additional_info_requested',
]);

/**
 * Whether the answers of a step can be changed: until they are handed in, and when staff ask for more. Those of an identity
 * are handed in by its check.
 */
export const canEditStep = (step: VerificationStepName, status: VerificationStepStatus): boolean =>
  editableStatuses.has(status) && !(step === 'personIdentityKyc' && status === 'submitted');

/** Whether staff returned a step, or ask about it. */
export const isStepAsked = (status: VerificationStepStatus): boolean =>
  status === 'rejected' || status === 'additional_info_requested';

const handedInStatuses: ReadonlySet<VerificationStatus> = new Set<VerificationStatus>([
  'completed',
  'approved',
  'denied',
]);

/** Whether the verification of an organization was handed in, and maybe decided. */
export const isVerificationHandedIn = (status: VerificationStatus): boolean => handedInStatuses.has(status);

/**
 * Whether the answers of a step can be changed now. Once everything was handed in, only steps of people, and those of the
 * organization that staff ask for, are open. Once they have decided about the organization, none of its steps is.
 */
export const isStepOpen = (
  step: VerificationStepName,
  status: VerificationStepStatus,
  verificationStatus: VerificationStatus,
): boolean =>
  canEditStep(step, status) &&
  (isPersonStep(step) ||
    !isVerificationHandedIn(verificationStatus) ||
    (verificationStatus === 'completed' && isStepAsked(status)));

/**
 * Whether an applicant has nothing to do now. Once everything was handed in, there is only what staff ask for, and the
 * identity of the owner while they have to prove it again. A denial ends all of it.
 */
export function isApplicantDone(
  statuses: StepStatuses,
  applicant: Applicant,
  verificationStatus: VerificationStatus,
): boolean {
  if (!applicant.isOwner || !isVerificationHandedIn(verificationStatus)) {
    return isVerificationFinalized(statuses, applicant);
  }
  if (verificationStatus === 'denied') return true;
  const owesIdentity = personSteps.some((step) => !isVerificationStepComplete(statuses[step] ?? 'pending'));
  const isAsked = askedSteps(applicant, statuses).some((step) =>
    isStepOpen(step, statuses[step] ?? 'pending', verificationStatus),
  );
  return !isAsked && !owesIdentity;
}

/** Lists the steps of an applicant that staff returned or ask about. */
export const askedSteps = (applicant: Applicant, statuses: StepStatuses): readonly AnsweredStep[] =>
  answeredSteps(applicant).filter((step) => isStepAsked(statuses[step] ?? 'pending'));

/**
 * Returns the status of a step after its answers were saved: a draft of a submitted step must be submitted again. An identity
 * is submitted by its check, not by its answers.
 */
export function statusAfterSave(
  step: VerificationStepName,
  current: VerificationStepStatus,
  { isDraft, hasGaps }: { readonly isDraft: boolean; readonly hasGaps: boolean },
): VerificationStepStatus {
  const isByCheck = step === 'personIdentityKyc';
  if (!isDraft && !hasGaps && !isByCheck) return 'submitted';
  // A request of staff stays open until it is submitted.
  return isStepAsked(current) ? current : 'in_progress';
}

/** Lists the steps of an applicant that were not submitted: drafts, however complete, were not checked. */
export const unsubmittedSteps = (applicant: Applicant, statuses: StepStatuses): readonly AnsweredStep[] =>
  answeredSteps(applicant).filter((step) => {
    const status = statuses[step] ?? 'pending';
    return status !== 'submitted' && !isStepAccepted(status);
  });
