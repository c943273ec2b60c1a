import { describe, expect, it } from 'vitest';
import {
  applicationStates,
  customerProviderStatus,
  isApplicationDecided,
  isApplicationNews,
  providerStateOf,
} from './account-applications.ts';

describe('an application for an account', () => {
  it.each([
    ['queued', 'submitted', 'submitted'],
    ['unknown', 'submitted', 'submitted'],
    ['submitted', 'submitted', 'submitted'],
    ['in_review', 'in_review', 'submitted'],
    ['request_for_information', 'request_for_information', 'submitted'],
    ['error', 'error', 'submitted'],
    ['approved', 'approved', 'approved'],
    ['denied', 'denied', 'denied'],
    ['ineligible', 'ineligible', 'ineligible'],
  ] as const)('that is %s is %s to staff and %s to customers', (state, forStaff, forCustomers) => {
    expect(providerStateOf(state)).toBe(forStaff);
    expect(customerProviderStatus(providerStateOf(state))).toBe(forCustomers);
  });

  it('is final once decided', () => {
    expect(applicationStates.filter(isApplicationDecided)).toEqual(['approved', 'denied', 'ineligible']);
  });

  const noon = new Date('2090-01-01T12:00:00Z');
  const later = new Date('2090-01-01T12:00:01Z');

  it.each([
    ['submitted', null, noon, true],
    ['unknown', null, noon, true],
    ['in_review', noon, later, true],
    ['error', noon, later, true],
    ['in_review', noon, noon, false],
    ['in_review', later, noon, false],
    ['approved', noon, later, false],
    ['denied', noon, later, false],
    ['ineligible', noon, later, false],
  ] as const)('that is %s since %s takes news of %s: %s', (state, newsAt, at, expected) => {
    expect(isApplicationNews({ state, newsAt }, { at })).toBe(expected);
  });
});
