import type { VerificationStatus } from './organization-status.ts';
import type { VerificationDisplay, VerificationTextKey } from './verification-display.ts';

export interface OrganizationDisplayInput {
  readonly verificationStatus: VerificationStatus;
  /** Whether the organization was asked to submit its application again. */
  readonly isResubmissionRequested?: boolean | undefined;
  /** The last request for information from the owner, and its state. */
  readonly infoRequest?: { readonly isReplied: boolean; readonly isReviewed: boolean } | undefined;
  /** The account providers' own statuses, unchanged. */
  readonly providerStatuses?: readonly string[] | undefined;
}

const textKeyByStatus: Readonly<Record<VerificationStatus, VerificationTextKey>> = {
  not_started: 'verification.verificationNotStarted',
  in_progress: 'verification.partiallySubmitted',
  completed: 'verification.needsReview',
  approved: 'verification.approved',
  denied: 'verification.denied',
};

/** Whether a provider has a question, an open check or found faults, which compliance must answer or follow up. */
const isWithProvider = (statuses: readonly string[]): boolean =>
  ['request_for_information', 'in_review', 'error'].some((status) => statuses.includes(status));

/** Returns the next action for an organization that has submitted everything; null if nobody has to act. */
function openAction({ infoRequest, providerStatuses = [] }: OrganizationDisplayInput): VerificationTextKey | null {
  if (infoRequest && !infoRequest.isReplied) return 'verification.pendingOwnerAction';
  if (infoRequest && !infoRequest.isReviewed) return 'verification.needsReview';
  return isWithProvider(providerStatuses) ? 'verification.pendingComplianceAction' : null;
}

function textKeyOf(input: OrganizationDisplayInput): VerificationTextKey {
  const { verificationStatus, isResubmissionRequested } = input;
  if (isResubmissionRequested) return 'verification.pendingOnboardingAction';
  const isHandedIn = verificationStatus === 'completed' || verificationStatus === 'approved';
  return (isHandedIn ? openAction(input) : null) ?? textKeyByStatus[verificationStatus];
}

/** Returns the text and tone of an organization's verification for staff. Green and red mean a final decision. */
export function organizationDisplay(input: OrganizationDisplayInput): VerificationDisplay {
  const textKey = textKeyOf(input);
  if (textKey === 'verification.approved') return { textKey, tone: 'success' };
  return { textKey, tone: textKey === 'verification.denied' ? 'danger' : 'neutral' };
}
