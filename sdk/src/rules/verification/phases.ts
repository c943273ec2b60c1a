import type { OrganizationStatus } from '../organization-status.ts';
import type { IdentityMismatch } from './identity-match.ts';
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

interface CheckedIdentity {
  readonly identityStatus: string;
  /** The checks of the identity vendor. */
  readonly sessions: readonly IdentitySession[];
}

interface IdentitySession {
  readonly outcome: string;
  readonly superseded: boolean;
  readonly mismatches?: readonly IdentityMismatch[] | undefined;
}

/**
 * Lists what of a document that the vendor approved differs from the details. Staff compare it, and may approve the person. While
 * the vendor looks at another document there is nothing to compare: it may deny that one.
 */
export function mismatchesToReview({ identityStatus, sessions }: CheckedIdentity): readonly IdentityMismatch[] {
  const counting = sessions.filter(({ superseded }) => !superseded);
  const isAtVendor = counting.some(({ outcome, mismatches }) => outcome === 'pending' && !mismatches);
  if (identityStatus !== 'pending' || isAtVendor) return [];
  return counting.find(({ mismatches }) => mismatches)?.mismatches ?? [];
}

/** Whether staff must say why they approve a person: the identity document differs from the details. */
export const needsApprovalReason = (person: CheckedIdentity): boolean => mismatchesToReview(person).length > 0;

interface PersonStatuses extends CheckedIdentity {
  readonly kycStatus: string;
  readonly pepStatus: string;
}

/** Returns why a person can't be approved yet. After a new identity check, the statement may be approved already. */
export function approvalBlockOf({ kycStatus, pepStatus, ...identity }: PersonStatuses): ApprovalBlock | null {
  if (!isPersonWaiting(kycStatus)) return 'kyc';
  if (identity.identityStatus !== 'approved' && mismatchesToReview(identity).length === 0) return 'identity';
  return pepStatus === 'approved' || isPersonWaiting(pepStatus) ? null : 'pep';
}

/** Whether staff decided a person. */
export const isPersonDecided = (kycStatus: string): boolean => kycStatus === 'approved' || kycStatus === 'denied';

interface ReliedOnPerson {
  readonly kycStatus: string;
  /** A company was verified with this approved person in it. */
  readonly isReliedOn: boolean;
}

/**
 * Whether staff may ask a person to prove their identity again: once they submitted one, or were asked about it, unless a verified
 * company rests on them or theirs was denied.
 */
export const canAskForIdentity = ({
  kycStatus,
  isReliedOn,
  companyVerificationStatus,
}: ReliedOnPerson & { readonly companyVerificationStatus: string }): boolean =>
  (isPersonWaiting(kycStatus) || isPersonDecided(kycStatus) || kycStatus === 'additional_info_requested') &&
  !isReliedOn &&
  companyVerificationStatus !== 'denied';

/** Why the decision about a person can't be taken back: there is none that may be, or the vendor never approved a document. */
export type ReopeningBlock = 'decision' | 'identity';

type DecidedPerson = ReliedOnPerson & CheckedIdentity;

/** Returns why staff can't take back the decision about a person. Without a check that counts, the status does. */
export function reopeningBlockOf({
  kycStatus,
  isReliedOn,
  identityStatus,
  sessions,
}: DecidedPerson): ReopeningBlock | null {
  if (!isPersonDecided(kycStatus) || isReliedOn) return 'decision';
  const isProven = sessions.some(({ outcome, superseded }) => outcome === 'approved' && !superseded);
  // The vendor approved a document that differs from the details too.
  const isComparable = mismatchesToReview({ identityStatus, sessions }).length > 0;
  return isProven || isComparable || identityStatus === 'approved' ? null : 'identity';
}

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
