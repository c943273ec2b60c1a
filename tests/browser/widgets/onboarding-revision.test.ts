import { expect, giveSession, type HostPage, test } from './widget-page.ts';

const step = { status: 'pending', version: 0, data: null };

/** A manager's own verification. @param birthPlace what is stored */
const verificationOf = (birthPlace?: string) => ({
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

const saved = { data: { status: 'in_progress', version: 1, missing: [] } };
const birthPlace = ({ page }: HostPage) => page.getByLabel('Place of birth');

async function openWidget(host: HostPage): Promise<void> {
  await host.open('<quittance-onboarding base-url="https://pay.test"></quittance-onboarding>');
  await host.load('single/onboarding.js');
  await giveSession(host.page, 'quittance-onboarding');
}

const setRevision = ({ page }: HostPage, revision: string) =>
  page.locator('quittance-onboarding').evaluate((widget, value) => widget.setAttribute('revision', value), revision);

/** The calls about the answers, in order. */
const calls = (host: HostPage) =>
  host.api.calls.map(({ name }) => name).filter((name) => name === 'verification' || name === 'identity-details');

test('another revision saves what was typed before the answers are loaded again', async ({ host }) => {
  host.api.answer('verification', { data: verificationOf() }, { data: verificationOf('Madrid') });
  host.api.answer('identity-details', saved);
  await openWidget(host);
  await birthPlace(host).fill('Madrid');
  await setRevision(host, '2');
  await expect.poll(() => calls(host)).toEqual(['verification', 'identity-details', 'verification']);
  await expect(birthPlace(host)).toHaveValue('Madrid');
});

test('another revision loads nothing while what was typed can’t be saved, and keeps it', async ({ host }) => {
  host.api.answer('verification', { data: verificationOf() });
  host.api.answer('identity-details', { status: 500, code: 'InternalError' });
  await openWidget(host);
  await birthPlace(host).fill('Madrid');
  await setRevision(host, '2');
  await expect(host.page.getByText(/^Couldn’t save: Your identity\./)).toBeVisible();
  await expect(birthPlace(host)).toHaveValue('Madrid');
  expect(calls(host)).toEqual(['verification', 'identity-details']);
});
