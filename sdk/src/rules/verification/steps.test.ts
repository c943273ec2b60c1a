import { describe, expect, it } from 'vitest';
import { complete, entity, facts, trust } from '../../test-support/verification-answers.ts';
import {
  answeredSteps,
  askedSteps,
  canEditStep,
  isApplicantDone,
  isStepOpen,
  isVerificationFinalized,
  missingAnswers,
  ownersAnswers,
  statusAfterSave,
  stepGaps,
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

  it.each([
    ['registered_company', complete.kyb, ['owners.0.taxId: taxIdOfBusiness']],
    ['registered_company', { ...complete.kyb, taxId: '501964843', incorporationCountry: 'PT' }, []],
    ['single_member_llc', complete.kyb, []],
  ] as const)(
    'of a %s is another tax number than its owner’s, if it is a taxpayer itself',
    (companyType, kyb, expected) => {
      const owners = complete.ubos?.owners?.map((each) => ({ ...each, taxId: 'B58378431' }));
      const answers = { ...complete, bankAccount: { companyType }, kyb, ubos: { ...complete.ubos, owners } };
      const gaps = stepGaps('ubos', answers, facts);
      expect(gaps.map(({ path, problem }) => `${path}: ${problem.key}`)).toEqual(expected);
    },
  );

  it.each([entity, trust])('of a company can’t own itself: $type', (owner) => {
    const kyb = { ...complete.kyb, isOwnedByEntity: true };
    const gapsOf = (companyType: 'registered_company' | 'single_member_llc', taxId: string) => {
      const owners = [...(complete.ubos?.owners ?? []), { ...owner, percent: '10', taxId }];
      const ubos = { ...complete.ubos, hasEntityUbo: true, owners };
      return stepGaps('ubos', { ...complete, bankAccount: { companyType }, kyb, ubos }, facts).flatMap(
        ({ path, problem }) => (path.endsWith('taxId') ? `${path}: ${problem.key}` : []),
      );
    };
    expect(gapsOf('registered_company', 'es b-58378431')).toEqual(['owners.1.taxId: taxIdOfItself']);
    expect(gapsOf('registered_company', 'B64717838')).toEqual([]);
    expect(gapsOf('single_member_llc', 'B58378431')).toEqual([]);
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

  it('includes the chart of a company that says in another step that a company or a trust owns a part of it', () => {
    const kyb = { ...complete.kyb, isOwnedByEntity: false };
    const owned = { ...complete, kyb, ubos: { ...complete.ubos, hasEntityUbo: true } };
    const gaps = missingAnswers(owner, owned, open).map(({ step, path, problem }) => `${step} ${path} ${problem.key}`);
    expect(gaps).toEqual(
      expect.arrayContaining([
        'documentation ownershipStructureChart.fileId fileMissing',
        'ubos hasEntityUbo entityOwnerDiffers',
      ]),
    );
  });

  it('is not asked twice whether a company or a trust owns a part', () => {
    const { hasEntityUbo: _, ...ubos } = complete.ubos ?? {};
    const answers = { ...complete, ubos };
    expect(missingAnswers(owner, answers, open)).toEqual([]);
    expect(ownersAnswers({ kyb: { isOwnedByEntity: true } })).toEqual({ hasEntityUbo: true });
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

describe('an applicant has nothing to do', () => {
  const statuses = {
    companyRiskProfile: 'completed',
    kyb: 'completed',
    documentation: 'completed',
    ubos: 'completed',
    pep: 'completed',
    personIdentityKyc: 'submitted',
  } as const;

  it.each([
    ['once everything is finalized', owner, {}, 'in_progress', true],
    ['not before', owner, { kyb: 'submitted' }, 'in_progress', false],
    ['while it is reviewed', owner, {}, 'completed', true],
    ['also if a step was submitted again', owner, { kyb: 'submitted' }, 'completed', true],
    ['unless a step is returned', owner, { kyb: 'rejected' }, 'completed', false],
    ['unless staff ask for another identity check', owner, { personIdentityKyc: 'in_progress' }, 'completed', false],
    [
      'unless staff ask about the identity',
      owner,
      { personIdentityKyc: 'additional_info_requested' },
      'completed',
      false,
    ],
    ['unless the statement is to be given again', owner, { pep: 'in_progress' }, 'completed', false],
    [
      'unless a verified company’s owner is checked again',
      owner,
      { personIdentityKyc: 'in_progress' },
      'approved',
      false,
    ],
    ['once it is denied', owner, { personIdentityKyc: 'in_progress', pep: 'pending' }, 'denied', true],
    ['once it is denied, though a step was returned', owner, { kyb: 'rejected' }, 'denied', true],
    ['once it is approved, though a step was returned', owner, { bankAccount: 'rejected' }, 'approved', true],
    ['as a member who gave their own answers', member, {}, 'completed', true],
    ['not as a member who still owes the statement', member, { pep: 'in_progress' }, 'completed', false],
  ] as const)('%s', (_, applicant, changed, company, isDone) => {
    expect(isApplicantDone({ ...statuses, ...changed }, applicant, company)).toBe(isDone);
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
    ['bankAccount', 'rejected', 'approved', false],
    ['kyb', 'additional_info_requested', 'approved', false],
    ['kyb', 'rejected', 'denied', false],
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
