import type { StaffUser } from '@quittance/sdk/stores';
import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';

interface Visit {
  readonly search?: string;
  readonly isSignedIn?: boolean;
  readonly hasExpired?: boolean;
}

const staff = {} as StaffUser;

/** Where a visit is led; null when it may stay. */
function visit(pathname: string, { search = '', isSignedIn = true, hasExpired = false }: Visit = {}): string | null {
  const result = guard.check(pathname + search, isSignedIn ? staff : null, hasExpired);
  return result.kind === 'allow' ? null : result.to;
}

describe('the guard of the back office', () => {
  it('sends whoever is signed out to sign-in, and remembers where they wanted to go', () => {
    expect(visit('/companies', { search: '?search=a', isSignedIn: false })).toBe(
      '/auth?next=%2Fcompanies%3Fsearch%3Da',
    );
  });

  it('says so when a session has just ended', () => {
    expect(visit('/companies', { isSignedIn: false, hasExpired: true })).toBe(
      '/auth/session-expired?next=%2Fcompanies',
    );
  });

  it('gives no reason at the bare address, where a first visit begins', () => {
    expect(visit('/', { isSignedIn: false })).toBe('/auth');
  });

  it('lets staff through, and past sign-in', () => {
    expect(visit('/companies/org_1')).toBeNull();
    expect(visit('/auth')).toBe('/companies');
    expect(visit('/auth', { search: '?next=%2Fcompanies%2Forg_1' })).toBe('/companies/org_1');
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/auth', '/logout'])('never leads to %s', (next) => {
    expect(guard.destinationAfterSignIn(next)).toBe('/companies');
  });
});
