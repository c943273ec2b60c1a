import type {
  BusinessAnswers,
  DocumentationAnswers,
  IdentityAnswers,
  OfficersAnswers,
  OwnerAnswers,
  OwnersAnswers,
  PublicOfficeAnswers,
  RiskProfileAnswers,
  Unfinished,
} from '../rules/verification/answers.ts';
import type { VerificationAnswers, VerificationFacts } from '../rules/verification/steps.ts';

// Complete answers of a registered company in Spain, for tests.

export const facts: VerificationFacts = {
  today: '2026-06-15',
  ownerEmail: 'owner@harbor.example',
  pricingTier: 'premium',
  handle: 'harbor',
};

export const address = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' };

export const riskProfile: Unfinished<RiskProfileAnswers> = {
  industry: '541',
  sensitiveIndustries: ['NONE'],
  highRiskType: 'none',
  expectedUses: ['pay_suppliers'],
  fundSource: 'sale_of_services',
  storedAmount: '1000-5000',
};

export const business: Unfinished<BusinessAnswers> = {
  legalName: 'Harbor Light SL',
  taxId: 'B58378431',
  isOwnedByEntity: false,
  incorporatedOn: '2015-03-01',
  commencedOn: '2015-04-01',
  incorporationCountry: 'ES',
  registrationNumber: 'M-12345',
  employees: '12',
  phoneNumber: '+34912345678',
  phoneCountry: 'ES',
  website: 'https://harbor.example',
  address,
  tradingAddresses: [],
};

export const individual: Unfinished<OwnerAnswers> = {
  id: 'ana',
  type: 'individual',
  firstName: 'Ana',
  lastName: 'Gil',
  email: 'ana@harbor.example',
  jobTitle: 'Director',
  isAuthorizedSigner: true,
  bankingAccess: 'no-access',
  percent: '100',
  taxId: '54362315K',
  taxCountry: 'ES',
};

export const entity: Unfinished<OwnerAnswers> = {
  id: 'holding',
  type: 'entity',
  legalName: 'Holding SL',
  isPubliclyTraded: false,
  percent: '40',
  taxId: 'B58378431',
  taxCountry: 'ES',
  owners: [{ id: 'eva', type: 'individual', name: 'Eva Ruiz', percent: '100' }],
};

export const trust: Unfinished<OwnerAnswers> = {
  id: 'trust',
  type: 'trust',
  legalName: 'Family Trust',
  trustee: 'Eva Ruiz',
  settlor: 'Luis Ruiz',
  owners: [{ id: 'ida', type: 'individual', name: 'Ida Ruiz', percent: '100' }],
  trustFileId: 'fil_1',
  trustLanguage: 'es',
  percent: '10',
  taxId: 'B58378431',
  taxCountry: 'ES',
};

export const owners: Unfinished<OwnersAnswers> = { hasEntityUbo: false, owners: [individual] };
export const officers: Unfinished<OfficersAnswers> = { officers: [{ id: 'o1', ownerId: 'ana' }] };

export const documents: Unfinished<DocumentationAnswers> = {
  incorporationCertificate: { fileId: 'fil_a', language: 'es' },
  operatingAgreement: { fileId: 'fil_b', language: 'es' },
  shareholderCertificate: { fileId: 'fil_c', language: 'es' },
  proofOfAddress: { fileId: 'fil_d', language: 'es', issuedOn: '2026-05-01' },
};

export const identity: Unfinished<IdentityAnswers> = {
  birthDate: '1990-02-01',
  birthPlace: 'Madrid',
  nationality: 'ES',
  sex: 'female',
  address,
  documentType: 'passport',
  documentNumber: 'AAA123456',
};

export const noOffice: Unfinished<PublicOfficeAnswers> = { publicOffice: 'none', isConfirmed: true };

export const complete: VerificationAnswers = {
  bankAccount: { companyType: 'registered_company', companySubType: 'limited_liability_company' },
  companyRiskProfile: riskProfile,
  kyb: business,
  documentation: documents,
  ubos: { ...owners, ...officers },
  personIdentityKyc: identity,
  pep: noOffice,
};
