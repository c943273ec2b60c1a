import type { OrganizationStatus } from '../organization-status.ts';
import type { VerificationStepName } from './steps.ts';

/** Phases of a review, in the order in which staff read them. */
export const verificationPhases = [
  'riskProfile',
  'companyVerification',
  'documentation',
  'ubos',
  'executiveOfficer',
  'ownerIdentity',
  'externalBankAccount',
] as const;
export type VerificationPhase = (typeof verificationPhases)[number];

const steps: Readonly<Record<VerificationPhase, VerificationStepName>> = {
  riskProfile: 'companyRiskProfile',
  companyVerification: 'kyb',
  documentation: 'documentation',
  ubos: 'ubos',
  executiveOfficer: 'ubos',
  ownerIdentity: 'personIdentityKyc',
  externalBankAccount: 'bankAccount',
};

/** Returns the step whose answers a phase is about. Owners and officers are answered in one step. */
export const stepOfPhase = (phase: VerificationPhase): VerificationStepName => steps[phase];

/**
 * What must be approved before a company is. `answers` and `personAnswers`: what was approved lacks something by now, such as
 * a file.
 */
export const openPartKinds = ['step', 'owner', 'person', 'entity', 'request', 'answers', 'personAnswers'] as const;
export type OpenPartKind = (typeof openPartKinds)[number];

/** Whether staff may approve a step: it was submitted, and the whole was handed in. */
export const canApproveStep = (verificationStatus: string, stepStatus: string): boolean =>
  verificationStatus === 'completed' && (stepStatus === 'submitted' || stepStatus === 'completed');

/** Whether staff may return a step, also one that they approved before. */
export const canReturnStep = (verificationStatus: string, stepStatus: string): boolean =>
  canApproveStep(verificationStatus, stepStatus) || (verificationStatus === 'completed' && stepStatus === 'approved');

/** Whether staff may decide a company: deny it at any time before a decision, approve it once it was handed in. */
export const canDecideCompany = (verificationStatus: string): boolean =>
  verificationStatus !== 'approved' && verificationStatus !== 'denied';

/** Whether a person waits for the decision of staff. */
export const isPersonWaiting = (kycStatus: string): boolean => kycStatus === 'submitted' || kycStatus === 'completed';

/** What a person lacks for an approval: to hand in, the vendor's approval of the identity, or the statement about public offices. */
export type ApprovalBlock = 'kyc' | 'identity' | 'pep';

interface PersonStatuses {
  readonly kycStatus: string;
  readonly pepStatus: string;
  readonly identityStatus: string;
}

/** Returns why a person can't be approved yet. After a new identity check, the statement may be approved already. */
export function approvalBlockOf({ kycStatus, pepStatus, identityStatus }: PersonStatuses): ApprovalBlock | null {
  if (!isPersonWaiting(kycStatus)) return 'kyc';
  if (identityStatus !== 'approved') return 'identity';
  return pepStatus === 'approved' || isPersonWaiting(pepStatus) ? null : 'pep';
}

/** Whether staff may ask a person to prove their identity again: once they submitted one, or were asked about it. */
export const canAskForIdentity = (kycStatus: string): boolean =>
  isPersonWaiting(kycStatus) || ['approved', 'denied', 'additional_info_requested'].includes(kycStatus);

const ended: ReadonlySet<string> = new Set<OrganizationStatus>([
  'owner_closed',
  'admin_closed',
  'duplicated',
  'verification_denied',
  'automatically_denied',
]);

/** Whether a business was denied, or its account is closed. */
export const hasEnded = (organizationStatus: string): boolean => ended.has(organizationStatus);

/** Whether staff may correct what a company or its people answered: until it is denied, or its account is closed. */
export const canCorrectAnswers = (verificationStatus: string, organizationStatus: string): boolean =>
  verificationStatus !== 'denied' && !hasEnded(organizationStatus);
