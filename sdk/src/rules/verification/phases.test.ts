import { describe, expect, it } from 'vitest';
import {
  approvalBlockOf,
  canApproveStep,
  canAskForIdentity,
  canCorrectAnswers,
  canDecideCompany,
  canReturnStep,
  isPersonWaiting,
  mismatchesToReview,
  needsApprovalReason,
  reopeningBlockOf,
  stepOfPhase,
  verificationPhases,
} from './phases.ts';
import { verificationStepStatuses } from './steps.ts';

describe('phases of a review', () => {
  it('each belong to a step', () => {
    expect(verificationPhases.map((phase) => [phase, stepOfPhase(phase)])).toEqual([
      ['riskProfile', 'companyRiskProfile'],
      ['companyVerification', 'kyb'],
      ['documentation', 'documentation'],
      ['ubos', 'ubos'],
      ['executiveOfficer', 'ubos'],
      ['ownerIdentity', 'personIdentityKyc'],
      ['externalBankAccount', 'bankAccount'],
    ]);
  });

  it.each(verificationStepStatuses)(
    'a step that is %s is approved or returned only once all was handed in',
    (status) => {
      expect(canApproveStep('completed', status)).toBe(['submitted', 'completed'].includes(status));
      expect(canReturnStep('completed', status)).toBe(['submitted', 'completed', 'approved'].includes(status));
      for (const other of ['not_started', 'in_progress', 'approved', 'denied']) {
        expect(canApproveStep(other, status)).toBe(false);
        expect(canReturnStep(other, status)).toBe(false);
      }
    },
  );

  it.each([
    ['not_started', true],
    ['in_progress', true],
    ['completed', true],
    ['approved', false],
    ['denied', false],
  ])('a company that is %s can be decided: %s', (status, expected) => {
    expect(canDecideCompany(status)).toBe(expected);
  });

  it.each([
    ['not_started', false],
    ['in_progress', false],
    ['submitted', true],
    ['completed', true],
    ['approved', false],
    ['denied', false],
  ])('a person who is %s waits for a decision: %s', (status, expected) => {
    expect(isPersonWaiting(status)).toBe(expected);
  });

  it.each([
    ['in_progress', 'approved', 'submitted', 'kyc'],
    ['additional_info_requested', 'approved', 'submitted', 'kyc'],
    ['approved', 'approved', 'approved', 'kyc'],
    ['submitted', 'pending', 'submitted', 'identity'],
    ['submitted', 'approved', 'in_progress', 'pep'],
    ['submitted', 'approved', 'submitted', null],
    ['completed', 'approved', 'completed', null],
    ['submitted', 'approved', 'approved', null],
  ])('identity details %s, check %s, statement %s: what keeps from an approval is %s', (kyc, identity, pep, block) => {
    expect(approvalBlockOf({ kycStatus: kyc, identityStatus: identity, pepStatus: pep, sessions: [] })).toBe(block);
  });

  it.each([
    ['pending', [{ superseded: false, mismatches: ['name'] }], null, ['name']],
    ['pending', [{ superseded: true, mismatches: ['name'] }], 'identity', []],
    ['pending', [{ superseded: false }], 'identity', []],
    ['pending', [{ superseded: false }, { superseded: false, mismatches: ['name'] }], 'identity', []],
    ['pending', [{ superseded: true }, { superseded: false, mismatches: ['name'] }], null, ['name']],
    ['not_started', [{ superseded: false, mismatches: ['name'] }], 'identity', []],
    ['approved', [{ superseded: false, mismatches: ['name'] }], null, []],
  ] as const)(
    'a document to compare (identity %s, checks %j) keeps from an approval: %s',
    (identityStatus, checks, block, mismatches) => {
      const sessions = checks.map((check) => ({ outcome: 'pending', ...check }));
      const person = { kycStatus: 'submitted', pepStatus: 'submitted', identityStatus, sessions };
      expect(approvalBlockOf(person)).toBe(block);
      expect(mismatchesToReview(person)).toEqual(mismatches);
      expect(needsApprovalReason(person)).toBe(mismatches.length > 0);
    },
  );

  it.each([
    ['not_started', false],
    ['in_progress', false],
    ['submitted', true],
    ['completed', true],
    ['additional_info_requested', true],
    ['approved', true],
    ['denied', true],
  ])('a person who is %s can be asked for another identity check: %s', (kycStatus, expected) => {
    const person = { kycStatus, isReliedOn: false, companyVerificationStatus: 'completed' };
    expect(canAskForIdentity(person)).toBe(expected);
    expect(canAskForIdentity({ ...person, isReliedOn: true })).toBe(false);
    expect(canAskForIdentity({ ...person, companyVerificationStatus: 'denied' })).toBe(false);
  });

  it.each([
    ['submitted', false, 'approved', [], 'decision'],
    ['approved', true, 'approved', [], 'decision'],
    ['approved', false, 'approved', [], null],
    ['denied', false, 'denied', [], 'identity'],
    ['denied', false, 'denied', [{ outcome: 'approved', superseded: true }], 'identity'],
    ['denied', false, 'denied', [{ outcome: 'denied', superseded: false }], 'identity'],
    ['denied', false, 'denied', [{ outcome: 'approved', superseded: false }], null],
    ['denied', false, 'pending', [{ outcome: 'pending', superseded: false, mismatches: ['name' as const] }], null],
    ['denied', false, 'pending', [{ outcome: 'pending', superseded: true, mismatches: ['name' as const] }], 'identity'],
    ['denied', false, 'pending', [{ outcome: 'pending', superseded: false }], 'identity'],
    ['denied', false, 'denied', [{ outcome: 'pending', superseded: false, mismatches: ['name' as const] }], 'identity'],
  ])(
    '%s, relied on: %s, identity %s, checks %j: what keeps from reopening is %s',
    (kyc, isReliedOn, identity, sessions, block) => {
      expect(reopeningBlockOf({ kycStatus: kyc, isReliedOn, identityStatus: identity, sessions })).toBe(block);
    },
  );

  it.each([
    ['in_progress', 'enabled', true],
    ['completed', 'restricted', true],
    ['approved', 'enabled', true],
    ['denied', 'ofac', false],
    ['in_progress', 'owner_closed', false],
    ['approved', 'admin_closed', false],
    ['completed', 'duplicated', false],
  ])('answers of a company that is %s and %s can be corrected: %s', (verificationStatus, status, expected) => {
    expect(canCorrectAnswers(verificationStatus, status)).toBe(expected);
  });
});
