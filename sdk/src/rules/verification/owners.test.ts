import { describe, expect, it } from 'vitest';
import { entity, facts, individual, officers, owners, trust } from '../../test-support/verification-answers.ts';
import type { AnswerGap } from './gap.ts';
import { officersGaps } from './officers.ts';
import { documentedOwnership, ownersGaps, remainingOwnership } from './owners.ts';

const found = (gaps: readonly AnswerGap[]) => gaps.map(({ path, problem }) => `${path}: ${problem.key}`);
const eva = { ...individual, id: 'eva', email: 'eva@harbor.example', taxId: '12345678Z' };
const of = (...list: readonly object[]) => ({ ...owners, owners: list });

describe('the owners of a business', () => {
  it.each([
    ['nothing answered', {}, ['hasEntityUbo: optionMissing', 'owners: ownershipTooLow']],
    ['one owner of everything', owners, []],
    ['89.99 %', of({ ...individual, percent: '89.99' }), ['owners: ownershipTooLow']],
    ['90 % without the attestation', of({ ...individual, percent: '90' }), ['isRestAttested: confirmationRequired']],
    ['90 % with the attestation', { ...of({ ...individual, percent: '90' }), isRestAttested: true }, []],
    [
      '100.01 % together',
      of({ ...individual, percent: '60' }, { ...eva, percent: '40.01' }),
      [
        'owners.0.percent: percentAboveRemaining',
        'owners.1.percent: percentAboveRemaining',
        'owners: ownershipTooHigh',
      ],
    ],
    [
      'a percent of zero',
      of({ ...individual, percent: '0' }),
      ['owners.0.percent: percentInvalid', 'owners: ownershipTooLow'],
    ],
    [
      'three decimals',
      of({ ...individual, percent: '99.999' }),
      ['owners.0.percent: percentInvalid', 'owners: ownershipTooLow'],
    ],
    ['no authorized signer', of({ ...individual, isAuthorizedSigner: false }), ['owners: signerMissing']],
    [
      'the email of the account owner',
      of({ ...individual, email: 'OWNER@harbor.example' }),
      ['owners.0.email: ownerEmailOwn'],
    ],
    [
      'two owners with one id',
      of({ ...individual, percent: '50' }, { ...individual, email: 'eva@harbor.example', percent: '50' }),
      ['owners.1.id: wrongFormat'],
    ],
    [
      'one email twice',
      of({ ...individual, percent: '50' }, { ...eva, email: individual.email, percent: '50' }),
      ['owners.0.email: emailAdded', 'owners.1.email: emailAdded'],
    ],
    [
      'one tax number of two people',
      of({ ...individual, percent: '50' }, { ...eva, taxId: 'es 54362315-k', percent: '50' }),
      ['owners.0.taxId: taxIdShared', 'owners.1.taxId: taxIdShared'],
    ],
    [
      'one tax number in two countries',
      of(
        { ...individual, taxId: '123456789', taxCountry: 'PT', percent: '50' },
        { ...eva, taxId: '123456789', taxCountry: 'NO', percent: '50' },
      ),
      [],
    ],
    [
      'people without tax numbers',
      of({ ...individual, taxId: '', percent: '50' }, { ...eva, taxId: '', percent: '50' }),
      ['owners.0.taxId: required', 'owners.1.taxId: required'],
    ],
    [
      'one tax number of two companies',
      { ...of({ ...individual, percent: '20' }, entity, { ...entity, id: 'other' }), hasEntityUbo: true },
      [],
    ],
    [
      'the account owner, known already',
      of({
        id: 'me',
        type: 'individual',
        isSelf: true,
        jobTitle: 'CEO',
        isAuthorizedSigner: true,
        percent: '100',
        taxId: '54362315K',
        taxCountry: 'ES',
      }),
      [],
    ],
    [
      'the account owner twice',
      of(
        { ...individual, isSelf: true, percent: '50' },
        { ...eva, id: 'me', isSelf: true, email: undefined, percent: '50' },
      ),
      ['owners.1.isSelf: personAdded'],
    ],
    [
      'a trust whose deed has no language',
      { ...of({ ...individual, percent: '90' }, { ...trust, trustLanguage: undefined }), hasEntityUbo: true },
      ['owners.1.trustLanguage: languageMissing'],
    ],
    [
      'an entity that was not announced',
      of({ ...individual, percent: '60' }, entity),
      ['hasEntityUbo: entityOwnerListed'],
    ],
    ['an entity that is missing', { ...owners, hasEntityUbo: true }, ['owners: entityOwnerMissing']],
    ['an entity and a trust', { ...of({ ...individual, percent: '50' }, entity, trust), hasEntityUbo: true }, []],
    [
      'an entity of unknown owners',
      { ...of({ ...individual, percent: '60' }, { ...entity, owners: [] }), hasEntityUbo: true },
      ['owners.1.owners: ownersMissing'],
    ],
    [
      'a trust with nobody behind it',
      { ...of({ ...individual, percent: '90' }, { ...trust, owners: undefined }), hasEntityUbo: true },
      ['owners.1.owners: ownersMissing'],
    ],
    [
      'a trust without its trustee and settlor',
      {
        ...of({ ...individual, percent: '90' }, { ...trust, trustee: undefined, settlor: ' ' }),
        hasEntityUbo: true,
      },
      ['owners.1.trustee: required', 'owners.1.settlor: required'],
    ],
    [
      'a traded entity without its exchange',
      {
        ...of({ ...individual, percent: '60' }, { ...entity, owners: [], isPubliclyTraded: true }),
        hasEntityUbo: true,
      },
      ['owners.1.tradedAt: required'],
    ],
    [
      'owners of an entity that were typed before its shares were said to be traded',
      {
        ...of(
          { ...individual, percent: '60' },
          { ...entity, isPubliclyTraded: true, tradedAt: 'Madrid', owners: [{ id: 'eva' }] },
        ),
        hasEntityUbo: true,
      },
      [],
    ],
    [
      'a second-tier owner of less than 0.1 %',
      {
        ...of(
          { ...individual, percent: '60' },
          { ...entity, owners: [{ id: 'eva', type: 'individual', name: 'Eva', percent: '0.09' }] },
        ),
        hasEntityUbo: true,
      },
      ['owners.1.owners.0.percent: percentTooSmall'],
    ],
    [
      'a trust without its deed and the language of it',
      {
        ...of({ ...individual, percent: '90' }, { ...trust, trustFileId: undefined, trustLanguage: undefined }),
        hasEntityUbo: true,
      },
      ['owners.1.trustFileId: fileMissing', 'owners.1.trustLanguage: languageMissing'],
    ],
    [
      'a trust without its deed',
      { ...of({ ...individual, percent: '90' }, { ...trust, trustFileId: undefined }), hasEntityUbo: true },
      ['owners.1.trustFileId: fileMissing'],
    ],
  ])('%s', (_, answers, missing) => {
    expect(found(ownersGaps(answers, facts))).toEqual(missing);
  });

  it('get banking access that the plan includes', () => {
    const free = { ...facts, pricingTier: 'vault' } as const;
    const reading = { ...individual, bankingAccess: 'read-only' } as const;
    expect(found(ownersGaps(of(reading), free))).toEqual(['owners.0.bankingAccess: planTooLow']);
    expect(found(ownersGaps(of(reading), facts))).toEqual([]);
  });

  it('are added up exactly', () => {
    const tenths = { owners: [{ percent: '0.1' }, { percent: '0.2' }, { percent: 'x' }] };
    expect(documentedOwnership(tenths)).toBe('0.3');
    expect(
      remainingOwnership(
        [
          { id: 'a', percent: '33.33' },
          { id: 'b', percent: '60' },
        ],
        'b',
      ),
    ).toBe('66.67');
    expect(remainingOwnership([{ id: 'a', percent: '120' }, { id: 'b' }], 'b')).toBe('0');
  });
});

describe('the executive officers', () => {
  const known = {
    ownerEmail: facts.ownerEmail,
    owners: [individual, entity, { id: 'me', type: 'individual' as const, isSelf: true }],
  };
  const officer = { id: 'o2', firstName: 'Leo', lastName: 'Paz', email: 'leo@harbor.example', jobTitle: 'CFO' };

  it('have no plus sign in their addresses where new ones may not', () => {
    const plus = { ...officer, email: 'leo+1@harbor.example' };
    expect(found(officersGaps({ officers: [plus] }, known))).toEqual([]);
    const strict = { ...known, plusOnlyAt: 'quittance.example' };
    expect(found(officersGaps({ officers: [plus] }, strict))).toEqual(['officers.0.email: emailPlus']);
    const invited = { ...strict, knownEmails: [plus.email] };
    expect(found(officersGaps({ officers: [{ ...plus, email: 'Leo+1@harbor.example ' }] }, invited))).toEqual([]);
    const own = { ...officer, email: 'leo+1@quittance.example' };
    expect(found(officersGaps({ officers: [own] }, strict))).toEqual([]);
  });

  it.each([
    ['nobody', { officers: [] }, ['officers: officerMissing']],
    ['an owner', officers, []],
    ['an owner who is none', { officers: [{ id: 'o1', ownerId: 'bob' }] }, ['officers.0.ownerId: wrongFormat']],
    ['an entity', { officers: [{ id: 'o1', ownerId: 'holding' }] }, ['officers.0.ownerId: wrongFormat']],
    ['the account owner', { officers: [{ id: 'o1', isSelf: true, jobTitle: 'CEO' }] }, []],
    ['somebody else', { officers: [officer] }, []],
    ['an owner’s email', { officers: [{ ...officer, email: 'ana@harbor.example' }] }, ['officers.0.email: emailAdded']],
    [
      'the account owner’s email',
      { officers: [{ ...officer, email: facts.ownerEmail }] },
      ['officers.0.email: ownerEmailOwn'],
    ],
    [
      'the account owner twice',
      {
        officers: [
          { id: 'o1', isSelf: true, jobTitle: 'CEO' },
          { id: 'o2', isSelf: true, jobTitle: 'CFO' },
        ],
      },
      ['officers.1.ownerId: personAdded'],
    ],
    [
      'the account owner as themselves and as an owner',
      {
        officers: [
          { id: 'o1', ownerId: 'me' },
          { id: 'o2', isSelf: true, jobTitle: 'CFO' },
        ],
      },
      ['officers.1.ownerId: personAdded'],
    ],
    [
      'an owner twice',
      {
        officers: [
          { id: 'o1', ownerId: 'ana' },
          { id: 'o2', ownerId: 'ana' },
        ],
      },
      ['officers.1.ownerId: personAdded'],
    ],
    ['somebody without a title', { officers: [{ ...officer, jobTitle: '' }] }, ['officers.0.jobTitle: required']],
  ])('%s', (_, answers, missing) => {
    expect(found(officersGaps(answers, known))).toEqual(missing);
  });
});
