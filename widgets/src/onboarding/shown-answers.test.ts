import { contract } from '@quittance/sdk/contract';
import { createTranslator } from '@quittance/sdk/i18n';
import type { VerificationAnswers } from '@quittance/sdk/rules';
import { describe, expect, it } from 'vitest';
import { documentTexts } from './pages/document-texts.en.ts';
import type { PageId } from './pages.ts';
import { type AnswerFormats, shownAnswers } from './shown-answers.ts';
import { onboardingTexts } from './texts.en.ts';

const i18n = createTranslator({});
const formats: AnswerFormats = {
  t: (key, ...values) => i18n.t(onboardingTexts, key, ...values),
  ofDocuments: (key, ...values) => i18n.t(documentTexts, key, ...values),
  country: (code) => code,
  day: (date) => date,
  language: (code) => code,
  list: (parts) => parts?.join(', '),
  address: (address) => address && Object.values(address).join(', '),
  phone: (number) => number,
  file: (id) => id,
  industry: (code) => code,
};

const address = { line1: 'l1', line2: 'l2', city: 'c', subdivision: 's', postalCode: 'p', country: 'ES' };
const document = { fileId: 'f', kind: 'government_id', language: 'es', issuedOn: '2026-01-01' } as const;
const shares = [{ id: 'x', type: 'individual', name: 'Eva', percent: '60' }] as const;
const ofTax = { percent: '20', taxId: 't', taxCountry: 'ES' };

/** Each answer that can be given at least once. */
const everything: VerificationAnswers = {
  bankAccount: { handle: 'harbor', companyType: 'registered_company', companySubType: 'c_corporation' },
  companyRiskProfile: {
    industry: 'other',
    industryText: 'Kites',
    sensitiveIndustries: ['WEAPONS'],
    highRiskType: 'ngo',
    expectedUses: ['pay_suppliers'],
    fundSource: 'other',
    fundSourceText: 'Gifts',
    storedAmount: '1000-5000',
  },
  kyb: {
    legalName: 'Harbor',
    tradingName: 'Lamps',
    taxId: 't',
    isOwnedByEntity: false,
    incorporatedOn: '2020-01-01',
    commencedOn: '2020-02-01',
    incorporationCountry: 'BE',
    registrationNumber: 'r',
    employees: '3',
    phoneNumber: '+32 1',
    phoneCountry: 'FR',
    website: 'w',
    marketplaceLink: 'm',
    socialLink: 's',
    noWebsiteReason: 'n',
    address,
    tradingAddresses: [address],
  },
  documentation: {
    incorporationCertificate: document,
    operatingAgreement: document,
    ownershipStructureChart: document,
    proofOfAddress: document,
    shareholderCertificate: document,
  },
  ubos: {
    hasEntityUbo: true,
    isRestAttested: true,
    owners: [
      {
        id: 'ana',
        type: 'individual',
        firstName: 'Ana',
        lastName: 'Gil',
        email: 'ana@harbor.example',
        jobTitle: 'Director',
        isAuthorizedSigner: true,
        bankingAccess: 'manager',
        ...ofTax,
      },
      { id: 'me', type: 'individual', isSelf: true, jobTitle: 'Chief', isAuthorizedSigner: false, ...ofTax },
      {
        id: 'holding',
        type: 'entity',
        legalName: 'Holding',
        isPubliclyTraded: true,
        tradedAt: 'Madrid',
        owners: shares,
        ...ofTax,
      },
      {
        id: 'trust',
        type: 'trust',
        legalName: 'Trust',
        trustee: 'Eva',
        settlor: 'Ida',
        trustFileId: 'deed',
        trustLanguage: 'fr',
        owners: shares,
        ...ofTax,
      },
    ],
    officers: [
      { id: 'o1', firstName: 'Sam', lastName: 'Vale', email: 'sam@harbor.example', jobTitle: 'Head' },
      { id: 'o2', ownerId: 'ana' },
      { id: 'o3', isSelf: true, jobTitle: 'Chief' },
    ],
  },
  personIdentityKyc: {
    birthDate: '1990-01-01',
    birthPlace: 'Madrid',
    nationality: 'ES',
    sex: 'female',
    address,
    documentType: 'passport',
    documentNumber: 'n',
    usTaxId: 'u',
    addressProof: document,
  },
  pep: {
    publicOffice: 'relative',
    holderName: 'h',
    position: 'p',
    country: 'ES',
    from: '2020-01-01',
    until: '2021-01-01',
    isConfirmed: true,
  },
};

const pages: readonly PageId[] = [
  'setup',
  'riskProfile',
  'business',
  'documents',
  'owners',
  'officers',
  'identity',
  'publicOffice',
];
const wordsOf = (answers: VerificationAnswers) =>
  JSON.stringify(pages.map((page) => shownAnswers(page, answers, formats)));

type Path = readonly (string | number)[];

/** The path of each single answer; the entries of a list have their numbers. */
const leavesOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/** Without the numbers in lists. */
const nameOf = (path: Path): string => path.filter((part) => typeof part === 'string').join('.');

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_, index) => index !== key);
    return value.map((part, index) => (index === key ? without(part, rest) : part));
  }
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([each]) => each !== key)
      : entries.map(([each, part]) => [each, each === key ? without(part, rest) : part]),
  );
}

interface Shape {
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly element?: Shape;
  unwrap?(): Shape;
}

/** The names of all single answers of a contract's shape. */
function namesOf(shape: Shape, path: Path = []): readonly string[] {
  if (shape.shape) return Object.entries(shape.shape).flatMap(([key, part]) => namesOf(part, [...path, key]));
  if (shape.element) return namesOf(shape.element, path);
  return shape.unwrap ? namesOf(shape.unwrap(), path) : [nameOf(path)];
}

const { output } = contract.getVerification;
if (!output) throw new Error('The call has an answer.');
const { onboardingCheckout: _, ...steps } = output.shape.steps.shape;
const names = Object.entries(steps).flatMap(([step, { shape }]) => namesOf(shape.data as unknown as Shape, [step]));
/** Chosen by the browser. */
const isId = (name: string) => name.endsWith('.id');

describe('the review before the certification', () => {
  it.each(names.filter((name) => !isId(name)))('shows %s', (name) => {
    const leaves = leavesOf(everything).filter((path) => nameOf(path) === name);
    const shown = wordsOf(everything);
    expect(leaves.some((path) => wordsOf(without(everything, path) as VerificationAnswers) !== shown)).toBe(true);
  });

  it('has a group for each owner', () => {
    expect(shownAnswers('owners', everything, formats).map(({ title }) => title)).toEqual([
      undefined,
      'Owner 1: person',
      'You',
      'Owner 3: company',
      'Owner 4: trust',
    ]);
  });

  it('has the confirmation of the rest only where it was asked', () => {
    const [all] = everything.ubos?.owners ?? [];
    const attested = (percent: string) => {
      const ubos = { ...everything.ubos, owners: [{ ...all, percent }] };
      return JSON.stringify(shownAnswers('owners', { ...everything, ubos }, formats)).includes('nobody else owns');
    };
    expect([attested('99.99'), attested('100')]).toEqual([true, false]);
  });

  it('calls the Belgian extract by its name', () => {
    const questions = (answers: VerificationAnswers) =>
      shownAnswers('documents', answers, formats).flatMap((group) => group.answers.map(([question]) => question));
    expect(questions(everything)).toContain('Extract of the UBO register');
    expect(questions({ ...everything, kyb: { ...everything.kyb, incorporationCountry: 'ES' } })).toContain(
      'Certificate of shareholders',
    );
  });
});
