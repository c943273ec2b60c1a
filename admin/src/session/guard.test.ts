import { describe, expect, it } from 'vitest';
import { destinationAfterSignIn, redirectOf } from './guard.ts';

const visit = (pathname: string, changes: Partial<Parameters<typeof redirectOf>[0]> = {}) =>
  redirectOf({ pathname, search: '', isSignedIn: true, hasExpired: false, ...changes });

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
    expect(destinationAfterSignIn(next)).toBe('/companies');
  });
});
