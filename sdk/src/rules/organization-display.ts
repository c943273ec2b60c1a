import type { VerificationStatus } from './organization-status.ts';
import type { VerificationDisplay, VerificationTextKey } from './verification-display.ts';

export interface OrganizationDisplayInput {
  readonly verificationStatus: VerificationStatus;
  /** The organization was asked to hand in its application again. */
  readonly isResubmissionRequested?: boolean | undefined;
  /** The last time that more was asked of the owner, and what has come of it. */
  readonly infoRequest?: { readonly isReplied: boolean; readonly isReviewed: boolean } | undefined;
  /** Of the providers of accounts, as they answer it. */
  readonly providerStatuses?: readonly string[] | undefined;
}

const plainly: Readonly<Record<VerificationStatus, VerificationTextKey>> = {
  not_started: 'verification.verificationNotStarted',
  in_progress: 'verification.partiallySubmitted',
  completed: 'verification.needsReview',
  approved: 'verification.approved',
  denied: 'verification.denied',
};

/** What a provider asks or looks into is for compliance to answer and to follow up. */
const isWithProvider = (statuses: readonly string[]): boolean =>
  statuses.includes('request_for_information') || statuses.includes('in_review');

/** Whose turn it is with an organization that has handed in everything; null when nobody is waited for. */
function openAction({ infoRequest, providerStatuses = [] }: OrganizationDisplayInput): VerificationTextKey | null {
  if (infoRequest && !infoRequest.isReplied) return 'verification.pendingOwnerAction';
  if (infoRequest && !infoRequest.isReviewed) return 'verification.needsReview';
  return isWithProvider(providerStatuses) ? 'verification.pendingComplianceAction' : null;
}

function textKeyOf(input: OrganizationDisplayInput): VerificationTextKey {
  const { verificationStatus, isResubmissionRequested } = input;
  if (isResubmissionRequested) return 'verification.pendingOnboardingAction';
  const isHandedIn = verificationStatus === 'completed' || verificationStatus === 'approved';
  return (isHandedIn ? openAction(input) : null) ?? plainly[verificationStatus];
}

/** What staff read of an organization's verification, and its tone. Green and red mean that it is decided. */
export function organizationDisplay(input: OrganizationDisplayInput): VerificationDisplay {
  const textKey = textKeyOf(input);
  if (textKey === 'verification.approved') return { textKey, tone: 'success' };
  return { textKey, tone: textKey === 'verification.denied' ? 'danger' : 'neutral' };
}
