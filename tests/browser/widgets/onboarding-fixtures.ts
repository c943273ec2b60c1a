import { giveSession, type HostPage } from './widget-page.ts';

const step = { status: 'pending', version: 0, data: null };

/** A manager's own verification. @param birthPlace what is stored */
export const verificationOf = (birthPlace?: string) => ({
  verificationStatus: 'in_progress',
  isOwner: false,
  isFinalized: false,
  isFinished: false,
  identityStatus: 'not_started',
  today: '2026-03-01',
  pricingTier: 'vault',
  people: [],
  missing: [],
  files: [],
  waitlists: [],
  steps: {
    bankAccount: step,
    companyRiskProfile: step,
    kyb: step,
    documentation: step,
    ubos: step,
    personIdentityKyc: birthPlace ? { status: 'in_progress', version: 1, data: { birthPlace } } : step,
    pep: step,
    onboardingCheckout: step,
  },
});

const answered = (data: object, status = 'submitted') => ({ status, version: 1, data });

/** What the owner of a registered company reads whose steps are answered, the last officer in a draft. */
export const ownersVerification = {
  ...verificationOf(),
  isOwner: true,
  ownerEmail: 'ada@harbor.test',
  pricingTier: 'premium',
  identityStatus: 'approved',
  steps: {
    ...verificationOf().steps,
    bankAccount: answered({ companyType: 'registered_company', companySubType: 'limited_liability_company' }),
    ubos: answered({ officers: [{ id: 'me', isSelf: true, jobTitle: 'Director' }] }, 'in_progress'),
  },
};

const address = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' };

/** What an owner reads who has answered everything, and has yet to hand it in. */
export const completeVerification = {
  ...ownersVerification,
  handle: 'harbor',
  steps: {
    ...ownersVerification.steps,
    bankAccount: answered({ companyType: 'solopreneur' }),
    companyRiskProfile: answered({
      industry: '541',
      sensitiveIndustries: ['NONE'],
      highRiskType: 'none',
      expectedUses: ['pay_suppliers'],
      fundSource: 'sale_of_services',
      storedAmount: '1000-5000',
    }),
    kyb: answered({
      legalName: 'Harbor Light',
      taxId: '54362315K',
      commencedOn: '2015-04-01',
      incorporationCountry: 'ES',
      employees: '1',
      phoneNumber: '+34912345678',
      phoneCountry: 'ES',
      website: 'https://harbor.example',
      address,
    }),
    documentation: answered({ proofOfAddress: { fileId: 'fil_d', language: 'es', issuedOn: '2026-02-20' } }),
    personIdentityKyc: answered({
      birthDate: '1990-02-01',
      birthPlace: 'Madrid',
      nationality: 'ES',
      sex: 'female',
      address,
      documentType: 'passport',
      documentNumber: 'AAA123456',
    }),
    pep: answered({ publicOffice: 'none', isConfirmed: true }),
  },
};

/** Opens the widget on a partner's page, with a session. */
export async function openWidget(host: HostPage, locale = 'en'): Promise<void> {
  await host.open(`<quittance-onboarding base-url="https://pay.test" locale="${locale}"></quittance-onboarding>`);
  await host.load('single/onboarding.js');
  await giveSession(host.page, 'quittance-onboarding');
}
