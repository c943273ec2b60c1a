import { isVerificationStepComplete } from '../verification-step-complete.ts';
import type { VerificationStepStatus } from './steps.ts';

/**
 * What came of a person's session with the identity vendor. `open`: they have not finished it. `pending`: the vendor is
 * deciding. `retry`: the vendor could not decide, and the person tries again.
 */
export const identityOutcomes = ['open', 'pending', 'approved', 'denied', 'retry'] as const;
export type IdentityOutcome = (typeof identityOutcomes)[number];

/** What the sandbox's vendor can be told to decide. `mismatch`: it approves the document of another person. */
export const sandboxVerificationDecisions = ['approve', 'mismatch', 'deny', 'retry', 'later'] as const;
export type SandboxVerificationDecision = (typeof sandboxVerificationDecisions)[number];

/** Where the vendor's check of a person stands. `pending`: it is deciding. */
export const identityStatuses = ['not_started', 'pending', 'approved', 'denied'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** Statuses of a person's identity. */
export interface IdentityStatuses {
  readonly kycStatus: VerificationStepStatus;
  readonly identityStatus: IdentityStatus;
}

/** Returns a person's statuses after an outcome of the vendor. A denial is final; staff review an approved identity too. */
export function identityStatusesAfter(outcome: Exclude<IdentityOutcome, 'open'>): IdentityStatuses {
  switch (outcome) {
    case 'pending':
      return { kycStatus: 'submitted', identityStatus: 'pending' };
    case 'approved':
      return { kycStatus: 'submitted', identityStatus: 'approved' };
    case 'denied':
      return { kycStatus: 'denied', identityStatus: 'denied' };
    case 'retry':
      return { kycStatus: 'in_progress', identityStatus: 'not_started' };
  }
}

/** Whether the vendor approved an identity, or is checking it: other details or another name need another check. */
export const isIdentityChecked = (identityStatus: string): boolean =>
  identityStatus === 'approved' || identityStatus === 'pending';

/** Whether a person's identity was checked. One that staff ask about needs another check once its details are corrected. */
export const isIdentityCheckDone = ({ kycStatus, identityStatus }: IdentityStatuses): boolean =>
  isVerificationStepComplete(kycStatus) &&
  (kycStatus !== 'additional_info_requested' || isIdentityChecked(identityStatus));
