import type { NavigationUser } from '@quittance/sdk/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findScreen } from '../find-screen.ts';
import { guard } from './guard.ts';
import { verificationFlow } from './verification-flow.ts';

const company = { status: 'enabled', verificationStatus: 'approved', handle: 'harbor' } as const;

const visitor = (changes: Partial<NavigationUser> = {}): NavigationUser => ({
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

/** Where a visit leads; null if it is allowed. */
function leadsTo(address: string, changes: Partial<NavigationUser> = {}): string | null {
  const result = guard.check(address, visitor(changes));
  return result.kind === 'allow' ? null : result.to;
}

describe('signed out', () => {
  it.each([
    '/auth',
    '/auth/password?email=ada%40example.com',
    '/auth/reset-password',
    '/auth/session-expired',
    '/logout',
    '/pay-invoice?token=guest_1',
    '/denied',
    '/restricted',
    '/sign-up',
    '/accept-invite',
    '/accept-contact-invite',
    '/sign-up/verify-email',
    '/sign-up/confirm-email',
    '/terms-and-conditions',
    '/message/link-expired',
  ])('opens %s', (address) => {
    expect(guard.check(address, null)).toEqual({ kind: 'allow' });
  });

  it('redirects to sign-in and keeps the requested address', () => {
    expect(guard.check('/invoices/inv_1?from=mail', null)).toEqual({
      kind: 'sign-in',
      to: '/auth?next=%2Finvoices%2Finv_1%3Ffrom%3Dmail',
    });
  });

  it('gives no reason at the root address, the start of a first visit', () => {
    expect(guard.check('/', null)).toEqual({ kind: 'sign-in', to: '/auth' });
    expect(guard.check('/', null, true)).toEqual({ kind: 'sign-in', to: '/auth/session-expired' });
  });

  it('reports that a session has just ended', () => {
    expect(guard.check('/income', null, true).kind).toBe('sign-in');
    expect(guard.check('/income', null, true)).toMatchObject({ to: '/auth/session-expired?next=%2Fincome' });
  });

  it('does not treat an address as public because it starts with the same letters', () => {
    expect(guard.check('/authors', null).kind).toBe('sign-in');
  });
});

describe('signed in', () => {
  it.each(['/', '/income', '/invoices/inv_1', '/accounts/vault', '/pay-invoice?token=guest_1'])(
    'opens %s',
    (address) => {
      expect(guard.check(address, visitor())).toEqual({ kind: 'allow' });
    },
  );

  it('redirects from sign-in to the dashboard or the requested address', () => {
    expect(guard.check('/auth', visitor())).toEqual({ kind: 'redirect', to: '/' });
    expect(guard.check('/auth?expired&next=%2Fincome', visitor())).toEqual({ kind: 'redirect', to: '/income' });
  });

  it.each(['/sign-up', '/sign-up/verify-email', '/auth/session-expired'])(
    'redirects from %s to the dashboard',
    (address) => {
      expect(leadsTo(address)).toBe('/');
    },
  );

  it.each(['restricted', 'verification_denied', 'automatically_denied', 'inactive', 'ofac', 'duplicated'] as const)(
    'leads a company that is %s to the restriction',
    (status) => {
      expect(leadsTo('/', { company: { ...company, status } })).toBe('/restricted?restrictedType=company');
    },
  );

  it('redirects a person who is not enabled to the restriction, and says if they accepted to lose unsaved work', () => {
    expect(guard.check('/income', visitor({ status: 'suspended' }))).toEqual({
      kind: 'redirect',
      to: '/restricted',
      toAfterLeaving: '/restricted?didUserAcceptLeaving=true',
    });
    expect(guard.check('/income', visitor({ company: { ...company, status: 'ofac' } }))).toMatchObject({
      toAfterLeaving: '/restricted?restrictedType=company&didUserAcceptLeaving=true',
    });
    for (const address of ['/restricted', '/restricted?didUserAcceptLeaving=true']) {
      expect(guard.check(address, visitor({ status: 'suspended' }))).toEqual({ kind: 'allow' });
    }
  });

  it('redirects a person without an organization to the page that says so, where they can verify their phone', () => {
    const newcomer = visitor({ role: 'no-access', company: null });
    expect(guard.check('/income', newcomer)).toEqual({ kind: 'redirect', to: '/no-business' });
    for (const address of ['/no-business', '/save-phone-number']) {
      expect(guard.check(address, newcomer)).toEqual({ kind: 'allow' });
      expect(guard.check(address, null).kind).toBe('sign-in');
      expect(leadsTo(address, { ...newcomer, status: 'suspended' })).toBe('/restricted');
    }
  });

  it('redirects a person without access to the refusal, and lets them sign out', () => {
    expect(guard.check('/', visitor({ role: 'no-access' }))).toEqual({ kind: 'redirect', to: '/denied' });
    expect(guard.check('/logout', visitor({ role: 'no-access' }))).toEqual({ kind: 'allow' });
  });

  it('leads an owner without access from home to the verification until it is done, and refuses other pages', () => {
    const owner = visitor({ role: 'no-access', isUbo: true });
    const inReview = { ...owner, company: { ...company, verificationStatus: 'completed' } } as const;
    expect(guard.check('/', inReview)).toEqual({ kind: 'redirect', to: '/verify' });
    expect(guard.check('/accounts', inReview)).toEqual({ kind: 'redirect', to: '/denied' });
    expect(guard.check('/', owner)).toEqual({ kind: 'redirect', to: '/denied' });
  });

  it.each([
    ['in_progress', '/verify'],
    ['completed', '/verify'],
    ['approved', '/denied'],
  ] as const)('leads an officer without access of a company that is %s from home to %s', (verificationStatus, to) => {
    const officer = visitor({ role: 'no-access', company: { ...company, verificationStatus } });
    expect(guard.check('/', officer)).toEqual({ kind: 'redirect', to });
    expect(guard.check('/accounts', officer)).toEqual({ kind: 'redirect', to: '/denied' });
  });
});

describe('signed in without an organization', () => {
  const nobody = visitor({ role: 'no-access', company: null });

  it.each(['/', '/income', '/business-settings/business-profile'])('leads from %s to /no-business', (address) => {
    expect(guard.check(address, nobody)).toEqual({ kind: 'redirect', to: '/no-business' });
  });

  it.each(['/no-business', '/create-business', '/accept-invite/join'])('opens %s', (address) => {
    expect(guard.check(address, nobody)).toEqual({ kind: 'allow' });
    expect(guard.check(address, null).kind).toBe('sign-in');
    expect(leadsTo(address, { ...nobody, status: 'suspended' })).toBe('/restricted');
  });
});

describe('the addresses of the rules', () => {
  const unverified = { ...company, verificationStatus: 'in_progress' } as const;

  it.each(['/', '/income', '/accounts/vault', '/business-settings/business-profile', '/contacts'])(
    'a business that is not verified is led from %s to the verification',
    (address) => {
      expect(leadsTo(address, { company: unverified })).toBe('/verify');
    },
  );

  it.each([
    '/verify',
    '/in-review',
    '/organization/complete-missing-information',
    '/account-security',
    '/no-business',
    '/user-settings/user-profile',
    '/user-settings/security',
    '/help',
    '/help/security',
    '/nowhere',
  ])('a business that is not verified opens %s', (address) => {
    expect(leadsTo(address, { company: unverified, accountSecure: false })).toBeNull();
  });

  it.each([
    '/verify',
    '/in-review',
    '/no-business',
    '/user-settings/user-profile',
    '/denied',
    '/pay-invoice',
    '/create-business',
  ])('a person without access opens %s', (address) => {
    expect(leadsTo(address, { role: 'no-access' })).toBeNull();
  });

  it('a person without access is led to the verification first, then to the refusal', () => {
    expect(leadsTo('/income', { role: 'no-access', kycStatus: 'pending' })).toBe('/verify');
    expect(leadsTo('/income', { role: 'no-access' })).toBe('/denied');
    expect(leadsTo('/account-security', { role: 'no-access' })).toBe('/denied');
    expect(leadsTo('/help', { role: 'no-access' })).toBe('/denied');
  });

  it.each(['/', '/income', '/accounts/vault', '/contacts', '/transfer/USD/smart'])(
    'an account that is not secure is led from %s to Account Security',
    (address) => {
      expect(leadsTo(address, { accountSecure: false })).toBe('/account-security');
    },
  );

  it.each(['/deposit/USD', '/business-settings/account-permissions', '/account-security'])(
    'an account that is not secure opens %s',
    (address) => {
      expect(leadsTo(address, { accountSecure: false })).toBeNull();
    },
  );

  it('a secure account is led from Account Security to the dashboard, unless the page was open', () => {
    expect(guard.check('/account-security', visitor())).toEqual({ kind: 'redirect', to: '/', reason: 'done' });
  });

  it.each([
    '/invoices/new/form',
    '/invoices/inv_1/form',
    '/transfer/USD/smart',
    '/recipients/new',
    '/recipients/acc_1/edit',
    '/deposit/USD',
  ])('%s is refused to a read-only member, with an error', (address) => {
    const refusal = { kind: 'redirect', to: '/', reason: 'role' };
    expect(guard.check(address, visitor({ role: 'read-only' }))).toEqual(refusal);
    expect(guard.check(address, visitor({ role: 'manager' }))).toEqual({ kind: 'allow' });
  });

  it('a read-only member looks at an invoice', () => {
    expect(leadsTo('/invoices/inv_1', { role: 'read-only' })).toBeNull();
  });

  it.each(['manager', 'read-only'] as const)('the account permissions are not found by a member who is %s', (role) => {
    expect(leadsTo('/business-settings/account-permissions', { role })).toBe('/404');
    expect(leadsTo('/business-settings/account-permissions', { role: 'owner' })).toBeNull();
  });

  it('single sign-on without a phone is led to the page that asks for it', () => {
    const profile = { phoneNumberVerified: false };
    expect(leadsTo('/', { hasGoogleId: true, profile })).toBe('/save-phone-number');
    expect(leadsTo('/income?from=mail', { hasGoogleId: true, profile })).toBe(
      '/save-phone-number?next=%2Fincome%3Ffrom%3Dmail',
    );
    expect(leadsTo('/save-phone-number', { hasGoogleId: true, profile })).toBeNull();
  });

  describe('on a phone', () => {
    const beginOn = (device: 'phone' | 'computer', pattern = '/start-verification') => {
      vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone' }));
      verificationFlow.note(pattern);
    };

    afterEach(() => {
      beginOn('computer');
      vi.unstubAllGlobals();
    });

    it('a verification begins at its start until there is a handle', () => {
      beginOn('phone');
      expect(leadsTo('/', { company: { ...unverified, handle: undefined } })).toBe('/start-verification');
      expect(leadsTo('/', { company: unverified })).toBe('/verify');
      expect(leadsTo('/verify')).toBe('/continue-on-desktop');
      expect(leadsTo('/')).toBeNull();
    });

    it('a request for information leads to its page, but a verified business works on', () => {
      beginOn('phone', '/sign-up');
      const kycStatus = 'additional_info_requested';
      expect(leadsTo('/', { company: unverified, kycStatus })).toBe('/verification/additional-info-request');
      for (const role of ['owner', 'manager'] as const) {
        expect(leadsTo('/', { role, kycStatus })).toBeNull();
        expect(leadsTo('/verify', { role, kycStatus })).toBeNull();
        expect(leadsTo('/verification/additional-info-request', { role, kycStatus })).toBeNull();
      }
    });
  });
});

describe('the routes', () => {
  it.each([
    '/',
    '/expenses',
    '/income',
    '/invoices/inv_1',
    '/invoices/inv_1/form',
    '/accounts/traditional/EUR/transactions-history',
    '/accounts/payments',
    '/accounts/merchant',
    '/accounts/vault',
    '/accounts/smart/USD/details',
    '/accounts/traditional/USD/details/swift',
    '/accounts/smart/USD/add-money',
    '/accounts/traditional/USD/add-money/swift',
    '/invoicing',
    '/invoicing/USD',
    '/invoicing/USD/completed',
    '/invoicing/USD/expenses',
    '/invoicing/USD/income',
    '/transfers/trf_1',
    '/transfer/USD/smart',
    '/recipients',
    '/recipients/acc_1',
    '/business-settings',
    '/business-settings/business-profile',
    '/business-settings/account-report',
    '/business-settings/account-report/EUR',
    '/business-settings/account-permissions',
    '/business-settings/other-businesses',
    '/deposit/USD',
    '/user-settings',
    '/user-settings/user-profile',
    '/user-settings/security',
    '/organization/complete-missing-information',
    '/account-security',
    '/verify',
    '/in-review',
    '/verification/additional-info-request',
    '/no-business',
    '/contacts',
    '/referral-partners',
    '/help',
    '/help/security',
    '/account-statement',
    '/auth',
    '/auth/password',
    '/auth/reset-password',
    '/auth/session-expired',
    '/sign-up',
    '/sign-up/verify-email',
    '/sign-up/confirm-email',
    '/terms-and-conditions',
    '/logout',
    '/preview-invoice',
    '/pay-invoice',
    '/message/link-expired',
    '/denied',
    '/restricted',
    '/create-business',
    '/save-phone-number',
    '/start-verification',
    '/continue-on-desktop',
    '/verification-completed',
  ])('have a screen for %s', (address) => {
    expect(findScreen(address).pattern).not.toBe('*');
  });

  it('of internal builds are not found in released ones', () => {
    expect(findScreen('/emailing-docs').pattern).toBe('*');
  });
});

describe('the address after signing in', () => {
  it('is the requested one', () => {
    for (const address of ['/invoices/inv_1?from=mail', '/invoices/inv_1#items', '/invoices/a%2Fb']) {
      expect(guard.destinationAfterSignIn(address)).toBe(address);
    }
  });

  it('is what browsers make of it', () => {
    expect(guard.destinationAfterSignIn('/in\tcome?from=\nmail')).toBe('/income?from=mail');
  });

  it.each([
    null,
    '',
    'https://elsewhere.example',
    'https://app.invalid/income',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r\n\\elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '//',
    '/auth',
    '/au\tth',
    '/logout',
  ])('is the dashboard instead of %j', (next) => {
    expect(guard.destinationAfterSignIn(next)).toBe('/');
    expect(guard.check(`/auth?next=${encodeURIComponent(next ?? '')}`, visitor())).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });
});
