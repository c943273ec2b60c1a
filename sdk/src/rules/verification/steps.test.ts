import { describe, expect, it } from 'vitest';
import { complete, facts } from '../../test-support/verification-answers.ts';
import {
  answeredSteps,
  askedSteps,
  canEditStep,
  isStepOpen,
  isVerificationFinalized,
  missingAnswers,
  statusAfterSave,
  unsubmittedSteps,
  type VerificationStepStatus,
} from './steps.ts';

const owner = { isOwner: true, companyType: 'registered_company' } as const;
const solo = { isOwner: true, companyType: 'solopreneur' } as const;
const member = { isOwner: false } as const;
const open = { ...facts, statuses: {} };

describe('what an applicant answers', () => {
  it.each([
    [owner, ['bankAccount', 'companyRiskProfile', 'kyb', 'documentation', 'ubos', 'personIdentityKyc', 'pep']],
    [solo, ['bankAccount', 'companyRiskProfile', 'kyb', 'documentation', 'personIdentityKyc', 'pep']],
    [member, ['personIdentityKyc', 'pep']],
  ])('%j: %j', (applicant, steps) => {
    expect(answeredSteps(applicant)).toEqual(steps);
  });

  it('is nothing more once everything is given', () => {
    expect(missingAnswers(owner, complete, open)).toEqual([]);
  });

  it('is not asked of a step that was accepted', () => {
    const statuses = { kyb: 'approved', pep: 'completed', ubos: 'rejected' } as const;
    const missing = missingAnswers(
      owner,
      { ...complete, kyb: {}, pep: {}, ubos: complete.ubos },
      { ...facts, statuses },
    );
    expect(missing).toEqual([]);
  });

  it('is named with its step', () => {
    const missing = missingAnswers(owner, { ...complete, ubos: { ...complete.ubos, officers: [] }, pep: {} }, open);
    expect(missing.map(({ step, path }) => `${step} ${path}`)).toEqual([
      'ubos officers',
      'pep publicOffice',
      'pep isConfirmed',
    ]);
  });

  it('of a member is their own identity, whatever the business lacks', () => {
    const steps = missingAnswers(member, {}, open).map(({ step }) => step);
    expect(new Set(steps)).toEqual(new Set(['personIdentityKyc', 'pep']));
  });
});

describe('what an applicant has not submitted', () => {
  it('includes complete drafts and what was sent back', () => {
    const statuses = {
      bankAccount: 'submitted',
      companyRiskProfile: 'in_progress',
      kyb: 'completed',
      documentation: 'rejected',
      ubos: 'approved',
      personIdentityKyc: 'submitted',
    } as const;
    expect(unsubmittedSteps(owner, statuses)).toEqual(['companyRiskProfile', 'documentation', 'pep']);
  });
});

describe('a verification', () => {
  const all = (status: VerificationStepStatus, kyc: VerificationStepStatus = 'submitted') => ({
    companyRiskProfile: status,
    kyb: status,
    documentation: status,
    ubos: status,
    pep: status,
    personIdentityKyc: kyc,
  });

  it.each([
    ['all completed', owner, all('completed'), true],
    ['all approved', owner, all('approved'), true],
    ['one denied', owner, { ...all('approved'), kyb: 'denied' }, true],
    ['all submitted', owner, all('submitted'), false],
    ['all submitted, for a member', member, all('submitted'), true],
    ['one in progress', owner, { ...all('completed'), documentation: 'in_progress' }, false],
    ['owners missing', owner, { ...all('completed'), ubos: 'pending' }, false],
    ['owners missing of a solopreneur', solo, { ...all('completed'), ubos: 'pending' }, true],
    ['an open identity', owner, all('completed', 'in_progress'), false],
    ['nothing', owner, {}, false],
  ] as const)('%s: finalized %4$s', (_, applicant, statuses, isFinalized) => {
    expect(isVerificationFinalized(statuses, applicant)).toBe(isFinalized);
  });
});

describe('a step', () => {
  it.each([
    ['kyb', 'pending', true, true, 'in_progress'],
    ['kyb', 'in_progress', false, false, 'submitted'],
    ['kyb', 'submitted', true, false, 'in_progress'],
    ['kyb', 'submitted', true, true, 'in_progress'],
    ['ubos', 'in_progress', false, true, 'in_progress'],
    ['kyb', 'additional_info_requested', true, false, 'additional_info_requested'],
    ['kyb', 'additional_info_requested', false, false, 'submitted'],
    ['kyb', 'rejected', true, true, 'rejected'],
    ['personIdentityKyc', 'pending', false, false, 'in_progress'],
  ] as const)('%s, %s, saved as draft %s with gaps %s, is %s', (step, current, isDraft, hasGaps, status) => {
    expect(statusAfterSave(step, current, { isDraft, hasGaps })).toBe(status);
  });

  it.each([
    ['kyb', 'submitted', true],
    ['kyb', 'completed', false],
    ['kyb', 'approved', false],
    ['kyb', 'denied', false],
    ['kyb', 'rejected', true],
    ['personIdentityKyc', 'submitted', false],
    ['personIdentityKyc', 'additional_info_requested', true],
  ] as const)('%s that is %s can be changed: %s', (step, status, canEdit) => {
    expect(canEditStep(step, status)).toBe(canEdit);
  });

  it.each([
    ['kyb', 'submitted', 'in_progress', true],
    ['kyb', 'submitted', 'completed', false],
    ['kyb', 'in_progress', 'completed', false],
    ['kyb', 'rejected', 'completed', true],
    ['kyb', 'additional_info_requested', 'completed', true],
    ['kyb', 'completed', 'completed', false],
    ['kyb', 'approved', 'approved', false],
    ['kyb', 'submitted', 'denied', false],
    ['pep', 'submitted', 'approved', true],
    ['personIdentityKyc', 'in_progress', 'approved', true],
    ['personIdentityKyc', 'submitted', 'completed', false],
  ] as const)('%s that is %s, of a company that is %s, is open: %s', (step, status, company, isOpen) => {
    expect(isStepOpen(step, status, company)).toBe(isOpen);
  });

  it('is asked for when staff returned it or ask about it', () => {
    const statuses = { kyb: 'rejected', ubos: 'additional_info_requested', documentation: 'completed' } as const;
    expect(askedSteps(owner, statuses)).toEqual(['kyb', 'ubos']);
    expect(askedSteps(solo, statuses)).toEqual(['kyb']);
    expect(askedSteps(member, statuses)).toEqual([]);
  });
});
