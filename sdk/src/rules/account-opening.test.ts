import { expect, it } from 'vitest';
import { accountOpening } from './account-opening.ts';

it.each([
  ['CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING', false, true, 'open'],
  ['CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING', false, false, 'join-waitlist'],
  ['CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS', true, true, null],
  ['CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS', true, false, null],
  ['CURRENCY_ACCOUNT_LOCKED', false, true, null],
  ['PROVIDER_APPLICATION_UNDER_REVIEW', false, true, null],
  ['ORGANIZATION_VERIFICATION_REQUIRED', false, false, null],
] as const)('an account that is %s (active: %s, offered: %s): %s', (currencyStatus, isActive, isOffered, opening) => {
  expect(accountOpening({ currencyStatus, isActive, isOffered })).toBe(opening);
});
