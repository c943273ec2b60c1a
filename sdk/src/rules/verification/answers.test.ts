import { describe, expect, it } from 'vitest';
import { address, business, documents, facts, identity, riskProfile } from '../../test-support/verification-answers.ts';
import { automaticDenial } from './automatic-denial.ts';
import { businessGaps } from './business.ts';
import { allowedIdentityDocuments, documentationGaps, neededDocuments } from './documents.ts';
import type { AnswerGap } from './gap.ts';
import { identityGaps } from './identity.ts';
import { publicOfficeGaps } from './public-office.ts';
import { riskProfileGaps } from './risk-profile.ts';
import { setupGaps } from './setup.ts';

const found = (gaps: readonly AnswerGap[]) => gaps.map(({ path, problem }) => `${path}: ${problem.key}`);

describe('the setup', () => {
  it.each([
    [{}, ['companyType: optionMissing']],
    [{ companyType: 'registered_company' }, ['companySubType: optionMissing']],
    [{ companyType: 'registered_company', companySubType: 'c_corporation' }, []],
    [{ companyType: 'single_member_llc' }, []],
    [{ companyType: 'solopreneur' }, []],
  ] as const)('%j lacks %j', (answers, missing) => {
    expect(found(setupGaps(answers, { handle: 'harbor' }))).toEqual(missing);
  });

  it.each([
    [undefined, undefined, ['handle: required']],
    ['harbor', undefined, []],
    [undefined, 'harbor', []],
    ['abc', 'harbor', ['handle: minCharacters']],
    ['', 'harbor', ['handle: required']],
    ['har-bor', undefined, ['handle: handleCharacters']],
  ])('with the handle %j, where the organization has %j, lacks %j', (answered, handle, missing) => {
    expect(found(setupGaps({ companyType: 'solopreneur', handle: answered }, { handle }))).toEqual(missing);
  });
});

describe('the risk profile', () => {
  it('asks for every answer', () => {
    expect(found(riskProfileGaps({}))).toEqual([
      'industry: optionMissing',
      'sensitiveIndustries: optionMissing',
      'highRiskType: optionMissing',
      'expectedUses: optionMissing',
      'fundSource: optionMissing',
      'storedAmount: optionMissing',
    ]);
  });

  it.each([
    ['complete', {}, []],
    ['another industry without words', { industry: 'other' }, ['industryText: required']],
    ['another industry in words', { industry: 'other', industryText: 'Kite repair' }, []],
    ['another source without words', { fundSource: 'other', fundSourceText: ' ' }, ['fundSourceText: required']],
    ['none beside an industry', { sensitiveIndustries: ['NONE', 'WEAPONS'] }, ['sensitiveIndustries: noneAndOthers']],
  ] as const)('%s', (_, change, missing) => {
    expect(found(riskProfileGaps({ ...riskProfile, ...change }))).toEqual(missing);
  });

  it.each([
    [['NONE'], null],
    [['MONEY_SERVICES'], null],
    [['CRYPTO_ASSETS', 'SHELL_BANK'], 'SHELL_BANK'],
    [['WEAPONS'], 'WEAPONS'],
    [['CANNABIS'], 'CANNABIS'],
    [['GAMBLING'], 'GAMBLING'],
    [['ADULT_ENTERTAINMENT'], 'ADULT_ENTERTAINMENT'],
  ] as const)('with %j is denied for %s', (sensitiveIndustries, reason) => {
    expect(automaticDenial({ sensitiveIndustries }, '2026-06-15')).toBe(reason);
  });

  it('is not denied before a rule holds', () => {
    expect(automaticDenial({ sensitiveIndustries: ['WEAPONS'] }, '2020-12-31')).toBeNull();
  });
});

describe('the details of a business', () => {
  const registered = { today: facts.today, companyType: 'registered_company' } as const;

  it('are asked for one by one', () => {
    expect(found(businessGaps({}, registered))).toEqual([
      'legalName: required',
      'incorporationCountry: optionMissing',
      'taxId: required',
      'registrationNumber: required',
      'incorporatedOn: required',
      'commencedOn: required',
      'isOwnedByEntity: optionMissing',
      'employees: required',
      'phoneNumber: required',
      'website: linkMissing',
      'address.line1: required',
      'address.city: required',
      'address.country: optionMissing',
    ]);
  });

  it.each([
    ['complete', {}, []],
    ['founded tomorrow', { incorporatedOn: '2026-06-16' }, ['incorporatedOn: dateTooLate']],
    ['an employee in words', { employees: 'two' }, ['employees: employeesNumeric']],
    [
      'a country under sanctions',
      { incorporationCountry: 'KP', taxId: '12345678' },
      ['incorporationCountry: wrongFormat'],
    ],
    ['sixteen digits of a phone', { phoneNumber: '+1234567890123456' }, ['phoneNumber: phoneTooLong']],
    ['a phone of no country', { phoneCountry: 'ZZ' }, ['phoneNumber: phoneOtherCountry']],
    ['a phone of a country under sanctions', { phoneCountry: 'CU' }, ['phoneNumber: phoneOtherCountry']],
    ['a wrong link', { website: 'harbor' }, ['website: urlInvalid']],
    ['a reason instead of a link', { website: '', noWebsiteReason: 'We work by phone.' }, []],
    ['a social link', { website: '', socialLink: 'social.example/harbor' }, []],
    [
      'a trading address like the business address',
      { tradingAddresses: [{ ...address, line1: ' calle  MAYOR 1 ' }] },
      ['tradingAddresses.0.line1: addressDuplicated'],
    ],
    [
      'a trading address twice',
      {
        tradingAddresses: [
          { ...address, line1: 'Calle 2' },
          { ...address, line1: 'Calle 2' },
        ],
      },
      ['tradingAddresses.1.line1: addressDuplicated'],
    ],
    [
      'an unfinished trading address',
      { tradingAddresses: [{ ...address, city: '' }] },
      ['tradingAddresses.0.city: required'],
    ],
    ['a date by a mistyped year', { incorporatedOn: '0202-03-01' }, ['incorporatedOn: dateTooEarly']],
  ])('%s', (_, change, missing) => {
    expect(found(businessGaps({ ...business, ...change }, registered))).toEqual(missing);
  });

  it('of a solopreneur of the United States have an SSN or ITIN', () => {
    const own = { ...business, incorporationCountry: 'US', registrationNumber: '', incorporatedOn: '' };
    const solo = { today: facts.today, companyType: 'solopreneur' } as const;
    expect(found(businessGaps({ ...own, taxId: '666-12-3456' }, solo))).toEqual(['taxId: ssnInvalid']);
    expect(found(businessGaps({ ...own, taxId: '536-90-4399' }, solo))).toEqual([]);
    expect(found(businessGaps({ ...own, taxId: '912-70-1234' }, solo))).toEqual([]);
    expect(found(businessGaps({ ...own, taxId: '912-10-1234' }, solo))).toEqual(['taxId: taxIdInvalidExample']);
  });
});

describe('the documents of a business', () => {
  const rolesOf = (...[input]: Parameters<typeof neededDocuments>) => neededDocuments(input).map(({ role }) => role);

  it.each([
    ['solopreneur', undefined, 'US', false, ['proofOfAddress']],
    ['single_member_llc', undefined, 'US', false, ['incorporationCertificate', 'operatingAgreement', 'proofOfAddress']],
    [
      'registered_company',
      'c_corporation',
      'US',
      false,
      ['incorporationCertificate', 'shareholderCertificate', 'proofOfAddress'],
    ],
    [
      'registered_company',
      'general_partnership',
      'US',
      true,
      ['incorporationCertificate', 'operatingAgreement', 'ownershipStructureChart', 'proofOfAddress'],
    ],
    [
      'registered_company',
      'limited_liability_company',
      'ES',
      false,
      ['incorporationCertificate', 'operatingAgreement', 'shareholderCertificate', 'proofOfAddress'],
    ],
  ] as const)('%s, %s, %s, owned by an entity: %s', (companyType, companySubType, country, hasEntityUbo, roles) => {
    expect(rolesOf({ companyType, companySubType, country, hasEntityUbo })).toEqual(roles);
  });

  it('in Belgium the certificate of shareholders is an extract of the UBO register', () => {
    const inCountry = (country: string) =>
      neededDocuments({
        companyType: 'registered_company',
        companySubType: 'c_corporation',
        country,
        hasEntityUbo: false,
      })
        .filter(({ isUboRegisterExtract }) => isUboRegisterExtract)
        .map(({ role }) => role);
    expect([inCountry('BE'), inCountry('NL')]).toEqual([['shareholderCertificate'], []]);
  });

  const needs = {
    today: facts.today,
    companyType: 'registered_company',
    companySubType: 'limited_liability_company',
    country: 'ES',
    hasEntityUbo: false,
  } as const;

  it.each([
    ['complete', {}, []],
    [
      'no file',
      { operatingAgreement: undefined },
      ['operatingAgreement.fileId: fileMissing', 'operatingAgreement.language: languageMissing'],
    ],
    ['no language', { operatingAgreement: { fileId: 'fil_b' } }, ['operatingAgreement.language: languageMissing']],
    [
      'an old proof of address',
      { proofOfAddress: { fileId: 'fil_d', language: 'es', issuedOn: '2026-03-15' } },
      ['proofOfAddress.issuedOn: proofOfAddressTooOld'],
    ],
    [
      'a proof of address under three months old',
      { proofOfAddress: { fileId: 'fil_d', language: 'es', issuedOn: '2026-03-16' } },
      [],
    ],
    [
      'a government ID of 90 days',
      { proofOfAddress: { kind: 'government_id', fileId: 'fil_d', language: 'es', issuedOn: '2026-03-17' } },
      [],
    ],
    [
      'a government ID of 91 days',
      { proofOfAddress: { kind: 'government_id', fileId: 'fil_d', language: 'es', issuedOn: '2026-03-16' } },
      ['proofOfAddress.issuedOn: governmentIdTooOld'],
    ],
    [
      'a statement of 91 days',
      { proofOfAddress: { kind: 'statement', fileId: 'fil_d', language: 'es', issuedOn: '2026-03-16' } },
      [],
    ],
    [
      'an old certificate that is no proof of address',
      {
        incorporationCertificate: { kind: 'government_id', fileId: 'fil_a', language: 'es', issuedOn: '2000-01-01' },
      },
      [],
    ],
  ] as const)('%s', (_, change, missing) => {
    expect(found(documentationGaps({ ...documents, ...change }, needs))).toEqual(missing);
  });
});

describe('the identity of a person', () => {
  const addressProof = { fileId: 'fil_1', language: 'en', issuedOn: '2026-06-01' };

  it('is asked for one by one', () => {
    expect(found(identityGaps({}, facts))).toEqual([
      'birthDate: required',
      'birthPlace: required',
      'nationality: optionMissing',
      'sex: optionMissing',
      'address.line1: required',
      'address.city: required',
      'address.country: optionMissing',
      'documentType: optionMissing',
      'documentNumber: required',
    ]);
  });

  it.each([
    ['complete', {}, []],
    ['seventeen years old', { birthDate: '2008-06-16' }, ['birthDate: tooYoung']],
    ['eighteen today', { birthDate: '2008-06-15' }, []],
    ['a citizen of the United States without a number', { nationality: 'US', addressProof }, ['usTaxId: required']],
    ['a citizen of the United States with an SSN', { nationality: 'US', usTaxId: '536-90-4399', addressProof }, []],
    [
      'an SSN that was never issued',
      { nationality: 'US', usTaxId: '000-12-3456', addressProof },
      ['usTaxId: ssnInvalid'],
    ],
    [
      'living abroad without a proof of it',
      { nationality: 'FR' },
      ['addressProof.fileId: fileMissing', 'addressProof.language: languageMissing', 'addressProof.issuedOn: required'],
    ],
    ['living abroad with a residence permit', { nationality: 'FR', documentType: 'residence_permit' as const }, []],
    ['living abroad with a proof of it', { nationality: 'FR', addressProof }, []],
    [
      'living abroad with a proof of three months ago',
      { nationality: 'FR', addressProof: { ...addressProof, issuedOn: '2026-03-15' } },
      ['addressProof.issuedOn: proofOfAddressTooOld'],
    ],
    [
      'living abroad with a proof in no language, without a date',
      { nationality: 'FR', addressProof: { fileId: 'fil_1' } },
      ['addressProof.language: languageMissing', 'addressProof.issuedOn: required'],
    ],
    [
      'a national identity card of a country without one',
      { nationality: 'US', usTaxId: '536-90-4399', documentType: 'national_id' as const, addressProof },
      ['documentType: wrongFormat'],
    ],
  ])('%s', (_, change, missing) => {
    expect(found(identityGaps({ ...identity, ...change }, facts))).toEqual(missing);
  });

  it('may be shown by a national identity card where there is one', () => {
    expect(allowedIdentityDocuments('ES')).toEqual(['driving_license', 'national_id', 'passport', 'residence_permit']);
    expect(allowedIdentityDocuments('US')).toEqual(['driving_license', 'passport', 'residence_permit']);
  });
});

describe('the statement about public offices', () => {
  const office = {
    publicOffice: 'self',
    position: 'Mayor',
    country: 'ES',
    from: '2018-01-01',
    isConfirmed: true,
  } as const;

  it.each([
    ['nothing', {}, ['publicOffice: optionMissing', 'isConfirmed: confirmationRequired']],
    ['none', { publicOffice: 'none', isConfirmed: true }, []],
    ['one’s own', office, []],
    ['a relative’s without a name', { ...office, publicOffice: 'relative' }, ['holderName: required']],
    ['one that ended five years ago', { ...office, until: '2021-06-15' }, []],
    ['one that ended before', { ...office, until: '2021-06-14' }, ['until: dateTooEarly']],
    ['one by a mistyped year', { ...office, from: '1195-01-01' }, ['from: dateTooEarly']],
    ['one that ended before it began', { ...office, from: '2025-01-01', until: '2024-12-31' }, ['until: dateTooEarly']],
    ['an unconfirmed one', { ...office, isConfirmed: false }, ['isConfirmed: confirmationRequired']],
  ] as const)('%s', (_, answers, missing) => {
    expect(found(publicOfficeGaps(answers, facts))).toEqual(missing);
  });
});
