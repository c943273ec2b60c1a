import { describe, expect, it } from 'vitest';
import type { InformationRequestType } from './information-requests.ts';
import {
  activeCurrencyOr,
  judgeNavigation,
  type NavigationRoute,
  type NavigationUser,
  openRequestOf,
  type RouteFacts,
  verificationStateOf,
} from './navigation.ts';
import { isVerificationStepComplete } from './verification-step-complete.ts';

const company = { status: 'enabled', verificationStatus: 'approved', handle: 'harbor' } as const;

const person = (changes: Partial<NavigationUser> = {}): NavigationUser => ({
  role: 'owner',
  isUbo: false,
  status: 'enabled',
  kycStatus: 'approved',
  pepStatus: 'approved',
  accountSecure: true,
  hasGoogleId: false,
  hasLinkedInId: false,
  profile: { phoneNumber: '+12025550100', phoneNumberVerified: true },
  company,
  ...changes,
});

const route = (facts: RouteFacts = {}, access: NavigationRoute['access'] = 'signed-in') => ({ access, facts });
const desktop = { isMobileFlow: false };
const mobile = { isMobileFlow: true };
const unverified = (changes: object = {}) => ({ ...company, verificationStatus: 'in_progress', ...changes }) as const;

const verify: RouteFacts = {
  page: 'verification',
  opensUnverified: true,
  opensWithoutAccess: true,
  isVerificationStep: true,
};
const startVerification: RouteFacts = {
  page: 'start-verification',
  isStandalone: true,
  opensUnverified: true,
  isVerificationStep: true,
};
const informationRequest: RouteFacts = { page: 'information-request', opensUnverified: true };
const accountSecurity: RouteFacts = { page: 'account-security', opensUnverified: true };
const settings: RouteFacts = { opensUnverified: true, opensWithoutAccess: true };

/** customer-portal §2, "Navigation guards", line by line. */
describe('navigation guards', () => {
  it.each([
    ['logged-in users who reach sign-up or login', person(), route({}, 'signed-out'), desktop, 'destination'],
    ['not logged in: public routes', null, route({}, 'anyone'), desktop, 'allow'],
    ['not logged in: sign-in', null, route({}, 'signed-out'), desktop, 'allow'],
    ['not logged in: other routes', null, route(), desktop, 'sign-in'],
    ['a restricted person', person({ status: 'suspended' }), route(), desktop, 'restricted'],
    ['a restricted company', person({ company: { ...company, status: 'ofac' } }), route(), desktop, 'restricted'],
    [
      'a restricted person on a standalone page',
      person({ status: 'restricted' }),
      route({ isStandalone: true }),
      desktop,
      'restricted',
    ],
    ['a restricted person on a public page', person({ status: 'restricted' }), route({}, 'anyone'), desktop, 'allow'],
    [
      'single sign-on without a phone',
      person({ hasGoogleId: true, profile: { phoneNumberVerified: false } }),
      route(),
      desktop,
      'save-phone-number',
    ],
    [
      'single sign-on without a phone, on the page that asks for it',
      person({ hasLinkedInId: true, profile: { phoneNumberVerified: false } }),
      route({ page: 'save-phone-number', isStandalone: true }),
      desktop,
      'allow',
    ],
    [
      'single sign-on with a phone',
      person({ hasGoogleId: true, profile: { phoneNumber: '+1', phoneNumberVerified: false } }),
      route(),
      desktop,
      'allow',
    ],
    ['no business', person({ role: 'no-access', company: null }), route(), desktop, 'no-business'],
    [
      'no business, on a standalone page',
      person({ role: 'no-access', company: null }),
      route({ isStandalone: true }),
      desktop,
      'allow',
    ],
    [
      'no-access with incomplete KYC on a route that needs verification',
      person({ role: 'no-access', kycStatus: 'in_progress' }),
      route(),
      desktop,
      'verification',
    ],
    [
      'no-access with incomplete KYC on Verification',
      person({ role: 'no-access', kycStatus: 'pending' }),
      route(verify),
      desktop,
      'allow',
    ],
    ['no-access on user settings', person({ role: 'no-access' }), route(settings), desktop, 'allow'],
    ['no-access anywhere else', person({ role: 'no-access' }), route(), desktop, 'no-access'],
    [
      'no-access on a route for the unverified',
      person({ role: 'no-access' }),
      route({ opensUnverified: true }),
      desktop,
      'no-access',
    ],
    [
      'mobile flow: an information request',
      person({ kycStatus: 'additional_info_requested', company: unverified() }),
      route(),
      mobile,
      'information-request',
    ],
    [
      'mobile flow: an information request, on its page',
      person({ kycStatus: 'additional_info_requested', company: unverified() }),
      route(informationRequest),
      mobile,
      'allow',
    ],
    [
      'mobile flow: an information request to an owner of a verified company',
      person({ kycStatus: 'additional_info_requested' }),
      route(),
      mobile,
      'allow',
    ],
    [
      'mobile flow: an information request to an owner of a verified company, on its page',
      person({ kycStatus: 'additional_info_requested' }),
      route(informationRequest),
      mobile,
      'allow',
    ],
    [
      'mobile flow: an information request to an owner of a verified company, on Verification',
      person({ pepStatus: 'additional_info_requested' }),
      route(verify),
      mobile,
      'allow',
    ],
    [
      'mobile flow: an information request to a sub-user of a verified company',
      person({ role: 'manager', kycStatus: 'additional_info_requested' }),
      route(),
      mobile,
      'allow',
    ],
    [
      'mobile flow: an information request to a sub-user of a verified company, on its page',
      person({ role: 'manager', kycStatus: 'additional_info_requested' }),
      route(informationRequest),
      mobile,
      'allow',
    ],
    ['mobile flow: a verified company on a step', person(), route(verify), mobile, 'continue-on-desktop'],
    ['mobile flow: a verified company at the start', person(), route(startVerification), mobile, 'continue-on-desktop'],
    ['mobile flow: a verified company elsewhere', person(), route(), mobile, 'allow'],
    ['mobile flow: a sub-user on a step', person({ role: 'manager' }), route(verify), mobile, 'allow'],
    [
      'mobile flow: no handle',
      person({ company: unverified({ handle: undefined }) }),
      route(),
      mobile,
      'start-verification',
    ],
    [
      'mobile flow: no handle, on Verification',
      person({ company: unverified({ handle: undefined }) }),
      route(verify),
      mobile,
      'start-verification',
    ],
    [
      'mobile flow: no handle, at the start',
      person({ company: unverified({ handle: undefined }) }),
      route(startVerification),
      mobile,
      'allow',
    ],
    ['mobile flow: a handle', person({ company: unverified() }), route(), mobile, 'verification'],
    ['mobile flow: a handle, on Verification', person({ company: unverified() }), route(verify), mobile, 'allow'],
    ['desktop: a company that is not verified', person({ company: unverified() }), route(), desktop, 'verification'],
    [
      'desktop: not verified, on a route for the unverified',
      person({ company: unverified(), accountSecure: false }),
      route(settings),
      desktop,
      'allow',
    ],
    [
      'desktop: a sub-user with incomplete KYC',
      person({ role: 'manager', kycStatus: 'pending' }),
      route(),
      desktop,
      'verification',
    ],
    [
      'desktop: a sub-user with incomplete PEP',
      person({ role: 'read-only', pepStatus: 'not_started' }),
      route(),
      desktop,
      'verification',
    ],
    [
      'desktop: a beneficial owner is no sub-user',
      person({ role: 'manager', isUbo: true, kycStatus: 'pending' }),
      route(),
      desktop,
      'allow',
    ],
    ['desktop: account not secure', person({ accountSecure: false }), route(), desktop, 'account-security'],
    [
      'desktop: account not secure, on deposits and permissions',
      person({ accountSecure: false }),
      route({ opensUnsecured: true }),
      desktop,
      'allow',
    ],
    [
      'desktop: account not secure, on Account Security',
      person({ accountSecure: false }),
      route(accountSecurity),
      desktop,
      'allow',
    ],
    [
      'desktop: read-only on a gated route',
      person({ role: 'read-only' }),
      route({ managesBusiness: true }),
      desktop,
      'refused',
    ],
    [
      'desktop: a manager on a gated route',
      person({ role: 'manager' }),
      route({ managesBusiness: true }),
      desktop,
      'allow',
    ],
    ['desktop: permissions for an owner', person(), route({ isForOwners: true }), desktop, 'allow'],
    [
      'desktop: permissions for others',
      person({ role: 'manager' }),
      route({ isForOwners: true, opensUnsecured: true }),
      desktop,
      'not-found',
    ],
    ['desktop: Account Security with a secure account', person(), route(accountSecurity), desktop, 'secured'],
    ['desktop: everything in order', person(), route(), desktop, 'allow'],
  ] as const)('%s', (_line, user, at, device, result) => {
    expect(judgeNavigation(user, at, device)).toBe(result);
  });

  const withoutPhone = { hasGoogleId: true, profile: { phoneNumberVerified: false } };
  const requested = { kycStatus: 'additional_info_requested' };
  const withoutHandle = unverified({ handle: undefined });
  const manages: RouteFacts = { managesBusiness: true };

  /** Both rules of each row apply; the first decides. */
  it.each([
    [
      'public before restricted',
      person({ status: 'suspended', ...withoutPhone }),
      route({}, 'signed-out'),
      desktop,
      'destination',
    ],
    [
      'restricted before single sign-on',
      person({ status: 'suspended', ...withoutPhone }),
      route(manages),
      desktop,
      'restricted',
    ],
    [
      'single sign-on before no business',
      person({ ...withoutPhone, company: null }),
      route(manages),
      desktop,
      'save-phone-number',
    ],
    [
      'no business before no access',
      person({ role: 'no-access', company: null }),
      route(manages),
      desktop,
      'no-business',
    ],
    [
      'the identity of a person without access before the refusal',
      person({ role: 'no-access', kycStatus: 'pending' }),
      route(manages),
      desktop,
      'verification',
    ],
    [
      'no access before an information request',
      person({ role: 'no-access', ...requested, company: unverified() }),
      route(manages),
      mobile,
      'no-access',
    ],
    [
      'an information request before the start without a handle',
      person({ ...requested, company: withoutHandle }),
      route(manages),
      mobile,
      'information-request',
    ],
    [
      'a verified company before the start without a handle',
      person({ company: { ...company, handle: undefined } }),
      route(startVerification),
      mobile,
      'continue-on-desktop',
    ],
    [
      'the start without a handle before an insecure account',
      person({ accountSecure: false, company: withoutHandle }),
      route(manages),
      mobile,
      'start-verification',
    ],
    [
      'no access before an unverified company',
      person({ role: 'no-access', company: unverified() }),
      route(manages),
      desktop,
      'no-access',
    ],
    [
      'an unverified company before an insecure account',
      person({ company: unverified(), accountSecure: false }),
      route(manages),
      desktop,
      'verification',
    ],
    [
      'the identity of a sub-user before an insecure account',
      person({ role: 'read-only', kycStatus: 'pending', accountSecure: false }),
      route(manages),
      desktop,
      'verification',
    ],
    [
      'an insecure account before the role',
      person({ role: 'read-only', accountSecure: false }),
      route(manages),
      desktop,
      'account-security',
    ],
    [
      'the role before what is for owners',
      person({ role: 'read-only' }),
      route({ ...manages, isForOwners: true }),
      desktop,
      'refused',
    ],
    [
      'what is for owners before a secure account',
      person({ role: 'manager' }),
      route({ ...accountSecurity, isForOwners: true }),
      desktop,
      'not-found',
    ],
  ] as const)('keeps the order of the rules: %s', (_case, user, at, device, result) => {
    expect(judgeNavigation(user, at, device)).toBe(result);
  });
});

it.each(['submitted', 'completed', 'approved', 'denied', 'additional_info_requested'])(
  'a step that is %s is complete',
  (status) => {
    expect(isVerificationStepComplete(status)).toBe(true);
  },
);

it.each(['not_started', 'pending', 'in_progress'])('a step that is %s is not complete', (status) => {
  expect(isVerificationStepComplete(status)).toBe(false);
});

describe('state of the verification', () => {
  it.each([
    ['no business', person({ company: null }), 'open'],
    ['begun', person({ company: unverified() }), 'open'],
    ['submitted', person({ company: unverified({ verificationStatus: 'completed' }) }), 'in-review'],
    [
      'submitted, but not by this person',
      person({ kycStatus: 'pending', company: unverified({ verificationStatus: 'completed' }) }),
      'open',
    ],
    [
      'submitted, but we asked for more',
      person({ kycStatus: 'additional_info_requested', company: unverified({ verificationStatus: 'completed' }) }),
      'open',
    ],
    ['denied', person({ company: unverified({ verificationStatus: 'denied' }) }), 'denied'],
    ['approved, but we asked for more', person({ pepStatus: 'additional_info_requested' }), 'open'],
    [
      'approved, a beneficial owner with access',
      person({ role: 'manager', isUbo: true, kycStatus: 'pending' }),
      'verified',
    ],
    [
      'approved, a beneficial owner without access',
      person({ role: 'no-access', isUbo: true, kycStatus: 'pending' }),
      'open',
    ],
    ['approved, without access', person({ role: 'no-access' }), 'verified'],
    ['approved', person(), 'verified'],
    ['approved, a new sub-user', person({ role: 'manager', pepStatus: 'pending' }), 'open'],
  ] as const)('%s', (_case, user, state) => {
    expect(verificationStateOf(user)).toBe(state);
  });
});

const request = (externalDocumentType: InformationRequestType, status: 'sent' | 'replied' = 'sent', _id = 'air_1') =>
  ({ _id, externalDocumentType, status }) as const;

describe('a request for information to the organization', () => {
  const asked = (...additionalInfoRequests: ReturnType<typeof request>[]) => ({ ...company, additionalInfoRequests });
  const handedIn = (changes: object = {}) => ({ ...company, verificationStatus: 'completed', ...changes }) as const;

  it('is the newest that nobody answered', () => {
    const user = person({
      company: asked(request('ubos', 'replied', 'air_3'), request('deposit', 'sent', 'air_2')),
    });
    expect(openRequestOf(user)?._id).toBe('air_2');
    expect(openRequestOf(person({ company: asked(request('ubos', 'replied')) }))).toBeUndefined();
    expect(openRequestOf(person({ company: null }))).toBeUndefined();
  });

  it.each([
    ['a verified company on a phone', asked(request('deposit')), mobile, 'information-request'],
    [
      'a company under review on a phone',
      handedIn({ additionalInfoRequests: [request('ubos')] }),
      mobile,
      'information-request',
    ],
    ['an answered request', asked(request('ubos', 'replied')), mobile, 'destination'],
    ['a computer', asked(request('deposit')), desktop, 'destination'],
    ['a restricted company', { ...asked(request('deposit')), status: 'ofac' as const }, mobile, 'destination'],
  ])('after signing in, %s', (_case, of, device, result) => {
    expect(judgeNavigation(person({ company: of as never }), route({}, 'signed-out'), device)).toBe(result);
  });

  it('replaces closed pages on a phone while the company is not verified', () => {
    const user = person({ company: handedIn({ additionalInfoRequests: [request('companyVerification')] }) });
    expect(judgeNavigation(user, route(), mobile)).toBe('information-request');
    expect(judgeNavigation(user, route(informationRequest), mobile)).toBe('allow');
    expect(judgeNavigation(user, route(verify), mobile)).toBe('allow');
    expect(judgeNavigation(user, route(), desktop)).toBe('verification');
  });

  it.each([
    ['a returned step', 'owner', handedIn({ isResubmissionRequested: true }), 'open'],
    ['a returned step', 'manager', handedIn({ isResubmissionRequested: true }), 'in-review'],
    [
      'a returned step, which they can’t correct',
      'read-only',
      handedIn({ isResubmissionRequested: true }),
      'in-review',
    ],
    ['a step that is asked about', 'owner', handedIn({ additionalInfoRequests: [request('ubos')] }), 'open'],
    ['an answered request', 'owner', handedIn({ additionalInfoRequests: [request('ubos', 'replied')] }), 'in-review'],
    [
      'a request about a bank account',
      'owner',
      handedIn({ additionalInfoRequests: [request('externalBankAccount')] }),
      'in-review',
    ],
    ['a request to a verified company', 'owner', asked(request('ubos')), 'verified'],
    [
      'a returned step of a denied company',
      'owner',
      { ...company, verificationStatus: 'denied', isResubmissionRequested: true },
      'denied',
    ],
  ] as const)('%s of a %s: the verification is %#', (_case, role, of, state) => {
    expect(verificationStateOf(person({ role, company: of as never }))).toBe(state);
  });
});

it.each([
  ['EUR', 'EUR', 'an active account'],
  ['eur', 'EUR', 'an active account, in small letters'],
  ['GBP', 'USD', 'an account that is not active'],
  ['MXN', 'USD', 'no account'],
  ['XXX', 'USD', 'no currency'],
  ['', 'USD', 'nothing'],
  ['USD', 'USD', 'only one of several accounts is active'],
])('the currency guard turns %j into %s: %s', (currency, result) => {
  const accounts = [
    { currency: 'USD', isActive: false },
    { currency: 'USD', isActive: true },
    { currency: 'EUR', isActive: true },
    { currency: 'GBP', isActive: false },
  ];
  expect(activeCurrencyOr(currency, accounts)).toBe(result);
  expect(activeCurrencyOr(currency, [])).toBe('USD');
});

it.each([
  ['GBP', 'GBP', 'a closed account'],
  ['EUR', 'EUR', 'an active account'],
  ['MXN', 'USD', 'an account that was never opened'],
  ['XXX', 'USD', 'no currency'],
])('where history is shown, the currency guard turns %j into %s: %s', (currency, result) => {
  const accounts = [
    { currency: 'EUR', isActive: true },
    { currency: 'GBP', isActive: false, bankAccountNumber: '700000000001' },
    { currency: 'MXN', isActive: false },
  ];
  expect(activeCurrencyOr(currency, accounts, { showsHistory: true })).toBe(result);
});
