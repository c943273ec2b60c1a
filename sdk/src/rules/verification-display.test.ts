import { describe, expect, it } from 'vitest';
import {
  comparedIdentityDisplayStatus,
  identityDisplayStatus,
  type VerificationDisplayInput,
  verificationDisplay,
} from './verification-display.ts';

const rows: readonly [input: VerificationDisplayInput, text: string, tone: string][] = [
  [{ status: 'completed' }, 'needsReview', 'neutral'],
  [{ status: 'pending_review' }, 'pending', 'info'],
  [{ status: 'new' }, 'new', 'info'],
  [{ status: 'approved' }, 'approved', 'success'],
  [{ status: 'reviewed', reviewer: 'Ada' }, 'reviewedBy', 'success'],
  [{ status: 'reviewed' }, 'reviewed', 'success'],
  [{ status: 'suspended', reviewer: 'Ada' }, 'suspendedBy', 'danger'],
  [{ status: 'suspended' }, 'suspended', 'danger'],
  [{ status: 'rejected' }, 'rejected', 'danger'],
  [{ status: 'denied', reviewer: 'Ada' }, 'denied', 'danger'],
  [{ status: 'deleted' }, 'deleted', 'danger'],
  [{ status: 'denied_by_kyc_vendor' }, 'rejectedByIdentityVendor', 'danger'],
  [{ status: 'in_progress' }, 'partiallySubmitted', 'neutral'],
  [{ status: 'skipped' }, 'submitted', 'neutral'],
  [{ status: 'submitted' }, 'submitted', 'neutral'],
  [{ status: 'invited', subject: 'entity-ubo' }, 'underReview', 'neutral'],
  [{ status: 'invited', subject: 'individual-ubo' }, 'uboNotSignedUp', 'neutral'],
  [{ status: 'invited', subject: 'officer' }, 'userNotSignedUp', 'neutral'],
  [{ status: 'registered' }, 'kycNotSubmitted', 'neutral'],
  [{ status: 'not_started' }, 'kycNotSubmitted', 'neutral'],
  [{ status: 'confirmed' }, 'bankAccountConfirmed', 'neutral'],
  [{ status: 'something_else', subject: 'officer' }, 'pendingUserAction', 'neutral'],
  [{ status: 'something_else' }, 'notStarted', 'neutral'],
  [{ status: 'additional_info_requested' }, 'infoRequested', 'neutral'],
  [{ status: 'completed', infoRequest: 'sent' }, 'infoRequested', 'neutral'],
  [{ status: 'completed', infoRequest: 'replied' }, 'infoSubmitted', 'neutral'],
];

describe('the verification status display', () => {
  it.each(rows)('%j reads %s, %s', (input, text, tone) => {
    expect(verificationDisplay(input)).toEqual({ textKey: `verification.${text}`, tone });
  });

  it.each([
    ['submitted', 'pending', 'submitted'],
    ['submitted', 'approved', 'submitted'],
    ['denied', 'denied', 'denied_by_kyc_vendor'],
    ['denied', 'approved', 'denied'],
  ])('shows an identity that is %s with a check that is %s as %s', (kycStatus, identityStatus, shown) => {
    expect(identityDisplayStatus({ kycStatus, identityStatus })).toBe(shown);
  });

  it.each([
    ['submitted', 'pending', ['name'], 'completed'],
    ['completed', 'pending', ['unread'], 'completed'],
    ['submitted', 'pending', [], 'pending_review'],
    ['in_progress', 'pending', ['name'], 'pending_review'],
    ['denied', 'pending', ['name'], 'denied'],
    ['submitted', 'approved', [], 'approved'],
    ['approved', 'approved', [], 'approved'],
    ['denied', 'approved', [], 'approved'],
    ['denied', 'denied', [], 'denied_by_kyc_vendor'],
  ] as const)(
    'shows a person who is %s, with a check that is %s and the differences %j, as %s',
    (kycStatus, identityStatus, mismatches, shown) => {
      expect(comparedIdentityDisplayStatus({ kycStatus, identityStatus, mismatches })).toBe(shown);
    },
  );

  it.each(['approved', 'reviewed', 'rejected', 'suspended', 'denied', 'deleted', 'denied_by_kyc_vendor'])(
    'shows the decision %s instead of earlier requests',
    (status) => {
      expect(verificationDisplay({ status, infoRequest: 'replied' })).toEqual(verificationDisplay({ status }));
    },
  );
});
