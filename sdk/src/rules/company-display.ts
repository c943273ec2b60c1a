import type { VerificationStatus } from './company-status.ts';
import type { VerificationDisplay, VerificationTextKey } from './verification-display.ts';

export interface CompanyDisplayInput {
  readonly verificationStatus: VerificationStatus;
  /** The company was asked to hand in its application again. */
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

/** Whose turn it is with a company that has handed in everything; null when nobody is waited for. */
function openAction({ infoRequest, providerStatuses = [] }: CompanyDisplayInput): VerificationTextKey | null {
  if (infoRequest && !infoRequest.isReplied) return 'verification.pendingOwnerAction';
  if (infoRequest && !infoRequest.isReviewed) return 'verification.needsReview';
  return isWithProvider(providerStatuses) ? 'verification.pendingComplianceAction' : null;
}

function textKeyOf(input: CompanyDisplayInput): VerificationTextKey {
  const { verificationStatus, isResubmissionRequested } = input;
  if (isResubmissionRequested) return 'verification.pendingOnboardingAction';
  const isHandedIn = verificationStatus === 'completed' || verificationStatus === 'approved';
  return (isHandedIn ? openAction(input) : null) ?? plainly[verificationStatus];
}

/** What staff read of a company's verification as a whole, and in which tone: green and red are for what is decided. */
export function companyDisplay(input: CompanyDisplayInput): VerificationDisplay {
  const textKey = textKeyOf(input);
  if (textKey === 'verification.approved') return { textKey, tone: 'success' };
  return { textKey, tone: textKey === 'verification.denied' ? 'danger' : 'neutral' };
}
