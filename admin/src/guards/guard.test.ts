import type { StaffUser } from '@quittance/sdk/stores';
import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';

interface Visit {
  readonly search?: string;
  readonly isSignedIn?: boolean;
  readonly hasExpired?: boolean;
}

const staff = { role: 'compliance-head' } as StaffUser;

/** Returns where a visit is redirected; null if it is allowed. */
function visit(pathname: string, { search = '', isSignedIn = true, hasExpired = false }: Visit = {}): string | null {
  const result = guard.check(pathname + search, isSignedIn ? staff : null, hasExpired);
  return result.kind === 'allow' ? null : result.to;
}

describe('the guard of the back office', () => {
  it('redirects to sign-in without a session, and keeps the requested address', () => {
    expect(visit('/companies', { search: '?search=a', isSignedIn: false })).toBe(
      '/auth?next=%2Fcompanies%3Fsearch%3Da',
    );
  });

  it('says so when a session has just ended', () => {
    expect(visit('/companies', { isSignedIn: false, hasExpired: true })).toBe(
      '/auth/session-expired?next=%2Fcompanies',
    );
  });

  it('gives no reason at the root address, where a first visit starts', () => {
    expect(visit('/', { isSignedIn: false })).toBe('/auth');
  });

  it('lets staff through, and past sign-in', () => {
    expect(visit('/companies/org_1')).toBeNull();
    expect(visit('/auth')).toBe('/new-accounts/signups');
    expect(visit('/auth', { search: '?next=%2Fcompanies%2Forg_1' })).toBe('/companies/org_1');
  });

  it('opens staff and system for compliance heads only', () => {
    expect(guard.check('/staff', staff)).toEqual({ kind: 'allow' });
    expect(guard.check('/system', staff)).toEqual({ kind: 'allow' });
    const others = ['compliance-admin', 'customer-success', 'finance'] as const;
    for (const role of others) {
      expect(guard.check('/staff', { ...staff, role })).toEqual({ kind: 'redirect', to: '/denied' });
      expect(guard.check('/system', { ...staff, role })).toEqual({ kind: 'redirect', to: '/denied' });
      expect(guard.check('/denied', { ...staff, role })).toEqual({ kind: 'allow' });
      expect(guard.check('/companies', { ...staff, role })).toEqual({ kind: 'allow' });
    }
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/auth', '/logout'])('never leads to %s', (next) => {
    expect(guard.destinationAfterSignIn(next)).toBe('/new-accounts/signups');
  });
});
