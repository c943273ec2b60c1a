import { describe, expect, it } from 'vitest';
import { isAccountSecure, mayManageFunds } from './account-security.ts';

describe('an account', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('with phone verified %s and second factor %s is secure: %s', (phoneNumberVerified, hasMobile2FA, isSecure) => {
    expect(isAccountSecure({ phoneNumberVerified, hasMobile2FA })).toBe(isSecure);
  });

  it.each([
    ['owner', true],
    ['manager', true],
    ['read-only', false],
    ['no-access', false],
  ])('of role %s may manage funds: %s', (role, may) => {
    expect(mayManageFunds(role)).toBe(may);
  });
});
