import { complete, facts } from '../../../sdk/src/test-support/verification-answers.ts';
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

/** What an owner reads who has answered everything, and has yet to hand it in. */
export const completeVerification = {
  ...ownersVerification,
  today: facts.today,
  ownerEmail: facts.ownerEmail,
  handle: facts.handle,
  steps: {
    ...ownersVerification.steps,
    ...Object.fromEntries(Object.entries(complete).map(([name, data]) => [name, answered(data)])),
  },
};

/** Opens the widget on a partner's page, with a session. */
export async function openWidget(host: HostPage, locale = 'en'): Promise<void> {
  await host.open(`<quittance-onboarding base-url="https://pay.test" locale="${locale}"></quittance-onboarding>`);
  await host.load('single/onboarding.js');
  await giveSession(host.page, 'quittance-onboarding');
}
