import { describe, expect, it } from 'vitest';
import { type OrganizationDisplayInput, organizationDisplay } from './organization-display.ts';

const rows: readonly [input: OrganizationDisplayInput, text: string, tone: string][] = [
  [{ verificationStatus: 'not_started' }, 'verificationNotStarted', 'neutral'],
  [{ verificationStatus: 'in_progress' }, 'partiallySubmitted', 'neutral'],
  [{ verificationStatus: 'completed' }, 'needsReview', 'neutral'],
  [{ verificationStatus: 'approved' }, 'approved', 'success'],
  [{ verificationStatus: 'denied' }, 'denied', 'danger'],
  [{ verificationStatus: 'completed', isResubmissionRequested: true }, 'pendingOnboardingAction', 'neutral'],
  [{ verificationStatus: 'in_progress', isResubmissionRequested: true }, 'pendingOnboardingAction', 'neutral'],
];

const requests: readonly [Omit<OrganizationDisplayInput, 'verificationStatus'>, string][] = [
  [{ infoRequest: { isReplied: false, isReviewed: false } }, 'pendingOwnerAction'],
  [{ infoRequest: { isReplied: true, isReviewed: false } }, 'needsReview'],
  [{ providerStatuses: ['approved', 'request_for_information'] }, 'pendingComplianceAction'],
  [{ providerStatuses: ['in_review'] }, 'pendingComplianceAction'],
  [
    { infoRequest: { isReplied: true, isReviewed: true }, providerStatuses: ['request_for_information'] },
    'pendingComplianceAction',
  ],
  [
    { infoRequest: { isReplied: false, isReviewed: false }, providerStatuses: ['request_for_information'] },
    'pendingOwnerAction',
  ],
];

describe('the display status of an organization', () => {
  it.each(rows)('%j reads %s, %s', (input, text, tone) => {
    expect(organizationDisplay(input)).toEqual({ textKey: `verification.${text}`, tone });
  });

  it.each(requests)('of a completed or approved organization with %j reads %s', (asked, text) => {
    for (const verificationStatus of ['completed', 'approved'] as const) {
      expect(organizationDisplay({ verificationStatus, ...asked })).toEqual({
        textKey: `verification.${text}`,
        tone: 'neutral',
      });
    }
  });

  it.each(requests)('of any other ignores %j', (asked) => {
    for (const verificationStatus of ['not_started', 'in_progress', 'denied'] as const) {
      expect(organizationDisplay({ verificationStatus, ...asked })).toEqual(
        organizationDisplay({ verificationStatus }),
      );
    }
  });

  it('is unchanged after a request was answered and reviewed', () => {
    const infoRequest = { isReplied: true, isReviewed: true };
    expect(organizationDisplay({ verificationStatus: 'approved', infoRequest })).toEqual({
      textKey: 'verification.approved',
      tone: 'success',
    });
  });
});
