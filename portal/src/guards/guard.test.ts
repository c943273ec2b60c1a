import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';
import type { Visitor } from './visitor.ts';

const visitor = (changes: Partial<Visitor> = {}): Visitor => ({
  role: 'owner',
  status: 'enabled',
  profile: { phoneNumber: '+12125550123' },
  hasGoogleId: false,
  hasLinkedInId: false,
  company: { status: 'enabled' },
  ...changes,
});

describe('signed out', () => {
  it.each([
    '/auth',
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

  it.each(['restricted', 'verification_denied', 'automatically_denied', 'inactive', 'ofac', 'duplicated'] as const)(
    'leads a company that is %s to the restriction',
    (status) => {
      expect(guard.check('/', visitor({ company: { status } }))).toEqual({ kind: 'redirect', to: '/restricted' });
    },
  );

  it('redirects a person who is not enabled to the restriction', () => {
    expect(guard.check('/income', visitor({ status: 'suspended' }))).toEqual({ kind: 'redirect', to: '/restricted' });
  });

  it('redirects a person without an organization to the page that says so, where they can verify their phone', () => {
    const newcomer = visitor({ role: 'no-access', company: null });
    expect(guard.check('/income', newcomer)).toEqual({ kind: 'redirect', to: '/no-business' });
    for (const address of ['/no-business', '/save-phone-number']) {
      expect(guard.check(address, newcomer)).toEqual({ kind: 'allow' });
      expect(guard.check(address, null).kind).toBe('sign-in');
      expect(guard.check(address, { ...newcomer, status: 'suspended' })).toEqual({
        kind: 'redirect',
        to: '/restricted',
      });
    }
  });

  it('redirects a person who signed up with a provider and has no phone to the page that asks for it', () => {
    const newcomer = visitor({ hasLinkedInId: true, profile: {} });
    for (const address of ['/', '/no-business', '/connect-identity']) {
      expect(guard.check(address, newcomer)).toEqual({ kind: 'redirect', to: '/save-phone-number' });
    }
    expect(guard.check('/save-phone-number', newcomer)).toEqual({ kind: 'allow' });
    expect(guard.check('/logout', newcomer)).toEqual({ kind: 'allow' });
    expect(guard.check('/', visitor({ profile: {} }))).toEqual({ kind: 'allow' });
  });

  it('redirects a person without access to the refusal, and lets them sign out', () => {
    expect(guard.check('/', visitor({ role: 'no-access' }))).toEqual({ kind: 'redirect', to: '/denied' });
    expect(guard.check('/logout', visitor({ role: 'no-access' }))).toEqual({ kind: 'allow' });
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
    expect(guard.check(address, { ...nobody, status: 'suspended' })).toEqual({ kind: 'redirect', to: '/restricted' });
  });
});

describe('the address after signing in', () => {
  it('is the requested one', () => {
    expect(guard.destinationAfterSignIn('/invoices/inv_1?from=mail')).toBe('/invoices/inv_1?from=mail');
  });

  it.each([null, '', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/auth', '/logout'])(
    'is the dashboard instead of %s',
    (next) => {
      expect(guard.destinationAfterSignIn(next)).toBe('/');
    },
  );
});
