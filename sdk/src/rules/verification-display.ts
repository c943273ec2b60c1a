import type { IdentityMismatch } from './verification/identity-match.ts';
import { isPersonDecided, isPersonWaiting } from './verification/phases.ts';

/** The subject of a row of the verification. */
export type VerificationSubject = 'organization' | 'officer' | 'individual-ubo' | 'entity-ubo';

export interface VerificationDisplayInput {
  /** The call's status; an unknown one reads as not started. */
  readonly status: string;
  /** Default `organization`. */
  readonly subject?: VerificationSubject | undefined;
  /** The person who decided, if the call names them. */
  readonly reviewer?: string | undefined;
  /** Whether information was requested from the owner, and whether they replied. */
  readonly infoRequest?: 'sent' | 'replied' | undefined;
}

type VerificationText =
  | 'approved'
  | 'bankAccountConfirmed'
  | 'deleted'
  | 'denied'
  | 'infoRequested'
  | 'infoSubmitted'
  | 'kycNotSubmitted'
  | 'needsReview'
  | 'new'
  | 'notStarted'
  | 'partiallySubmitted'
  | 'pending'
  | 'pendingComplianceAction'
  | 'pendingOnboardingAction'
  | 'pendingOwnerAction'
  | 'pendingUserAction'
  | 'rejected'
  | 'rejectedByIdentityVendor'
  | 'reviewed'
  | 'reviewedBy'
  | 'submitted'
  | 'suspended'
  | 'suspendedBy'
  | 'uboNotSignedUp'
  | 'underReview'
  | 'userNotSignedUp'
  | 'verificationNotStarted';

/** Key of the text in the namespace `verification-badge`; those that end in `By` name the reviewer. */
export type VerificationTextKey = `verification.${VerificationText}`;

export interface VerificationDisplay {
  readonly textKey: VerificationTextKey;
  readonly tone: 'success' | 'danger' | 'info' | 'neutral';
}

const texts: Readonly<Record<string, VerificationTextKey>> = {
  completed: 'verification.needsReview',
  pending_review: 'verification.pending',
  new: 'verification.new',
  approved: 'verification.approved',
  reviewed: 'verification.reviewed',
  suspended: 'verification.suspended',
  rejected: 'verification.rejected',
  denied: 'verification.denied',
  deleted: 'verification.deleted',
  denied_by_kyc_vendor: 'verification.rejectedByIdentityVendor',
  in_progress: 'verification.partiallySubmitted',
  skipped: 'verification.submitted',
  submitted: 'verification.submitted',
  registered: 'verification.kycNotSubmitted',
  not_started: 'verification.kycNotSubmitted',
  confirmed: 'verification.bankAccountConfirmed',
  additional_info_requested: 'verification.infoRequested',
};

const namingReviewer: Readonly<Record<string, VerificationTextKey>> = {
  reviewed: 'verification.reviewedBy',
  suspended: 'verification.suspendedBy',
};

const ofInvited: Readonly<Record<VerificationSubject, VerificationTextKey>> = {
  organization: 'verification.underReview',
  'entity-ubo': 'verification.underReview',
  'individual-ubo': 'verification.uboNotSignedUp',
  officer: 'verification.userNotSignedUp',
};

const tones: Readonly<Record<string, VerificationDisplay['tone']>> = {
  approved: 'success',
  reviewed: 'success',
  rejected: 'danger',
  suspended: 'danger',
  denied: 'danger',
  deleted: 'danger',
  denied_by_kyc_vendor: 'danger',
  new: 'info',
  pending_review: 'info',
};

/** Final decisions, which replace earlier requests. */
const decisions: ReadonlySet<string> = new Set([
  'approved',
  'reviewed',
  'rejected',
  'suspended',
  'denied',
  'deleted',
  'denied_by_kyc_vendor',
]);

function textKeyOf({
  status,
  subject = 'organization',
  reviewer,
  infoRequest,
}: VerificationDisplayInput): VerificationTextKey {
  if (infoRequest && !decisions.has(status)) {
    return infoRequest === 'sent' ? 'verification.infoRequested' : 'verification.infoSubmitted';
  }
  if (status === 'invited') return ofInvited[subject];
  const known = (reviewer && namingReviewer[status]) || texts[status];
  return known ?? (subject === 'officer' ? 'verification.pendingUserAction' : 'verification.notStarted');
}

interface PersonStatuses {
  readonly kycStatus: string;
  readonly identityStatus: string;
}

/** Returns the status that the check of an identity is shown with. */
function identityCheckDisplayStatus(identityStatus: string): string {
  if (identityStatus === 'denied') return 'denied_by_kyc_vendor';
  return identityStatus === 'pending' ? 'pending_review' : identityStatus;
}

interface ComparedPerson extends PersonStatuses {
  /** What of a document differs from the details, and is to be compared. */
  readonly mismatches: readonly IdentityMismatch[];
}

/**
 * The same beside the checks of the vendor: once a person handed in, a document that differs from the details waits for staff and
 * not for the vendor. Once they have decided about the person, their decision is shown.
 */
export function comparedIdentityDisplayStatus({ kycStatus, identityStatus, mismatches }: ComparedPerson): string {
  if (mismatches.length === 0) return identityCheckDisplayStatus(identityStatus);
  if (isPersonDecided(kycStatus)) return kycStatus;
  return isPersonWaiting(kycStatus) ? 'completed' : identityCheckDisplayStatus(identityStatus);
}

/** Returns the status that the identity of a person is shown with: a denial of the vendor isn't one of staff. */
export const identityDisplayStatus = ({ kycStatus, identityStatus }: PersonStatuses): string =>
  kycStatus === 'denied' && identityStatus === 'denied' ? 'denied_by_kyc_vendor' : kycStatus;

/** Returns the text and tone of a row of the verification. */
export const verificationDisplay = (input: VerificationDisplayInput): VerificationDisplay => ({
  textKey: textKeyOf(input),
  tone: tones[input.status] ?? 'neutral',
});
