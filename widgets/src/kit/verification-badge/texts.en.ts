import { defineTexts } from '@quittance/sdk/i18n';

/** Where a verification stands, by the keys of the rules. */
export const verificationBadgeTexts = defineTexts('verification-badge', {
  verification: {
    needsReview: 'Needs review',
    pendingOnboardingAction: 'Pending onboarding action',
    pendingComplianceAction: 'Pending compliance action',
    pendingOwnerAction: 'Pending owner action',
    verificationNotStarted: 'Verification not started',
    pending: 'Pending',
    new: 'New',
    approved: 'Approved',
    reviewed: 'Reviewed',
    reviewedBy: 'Reviewed by {{reviewer}}',
    suspended: 'Suspended',
    suspendedBy: 'Suspended (Rejected by {{reviewer}})',
    rejected: 'Rejected',
    denied: 'Denied',
    deleted: 'Deleted',
    rejectedByIdentityVendor: 'identity vendor rejected',
    partiallySubmitted: 'Partially submitted',
    submitted: 'Submitted',
    underReview: 'Under review',
    uboNotSignedUp: 'UBO not signed up',
    userNotSignedUp: 'User not signed up',
    kycNotSubmitted: 'KYC not submitted',
    bankAccountConfirmed: 'Bank account confirmed',
    pendingUserAction: 'Pending user action',
    notStarted: 'Not started',
    infoRequested: 'Additional Info Requested',
    infoSubmitted: 'Needs review - info submitted',
  },
});
