import { describe, expect, it } from 'vitest';
import { canSaveCard, cardRefusalOf, checkoutStatus, isFeeGivenUp, onboardingFeeOn } from './checkout.ts';

describe('the onboarding fee', () => {
  it.each([
    ['2020-12-31', 0n],
    ['2021-01-01', 2900n],
    ['2090-01-01', 2900n],
  ])('on %s is %s cents', (date, amountMinor) => {
    expect(onboardingFeeOn(date)).toBe(amountMinor);
  });

  it.each([
    ['not_due', false, 'pending'],
    ['not_due', true, 'submitted'],
    ['due', false, 'pending'],
    ['charging', true, 'submitted'],
    ['paid', true, 'approved'],
    ['paid', false, 'approved'],
  ] as const)('that is %s, with a card: %s, makes the step %s', (fee, hasCard, status) => {
    expect(checkoutStatus(fee, hasCard)).toBe(status);
  });

  it.each([
    ['not_due', 'in_progress', true],
    ['not_due', 'completed', true],
    ['due', 'approved', true],
    ['charging', 'approved', false],
    ['paid', 'approved', false],
    ['not_due', 'denied', false],
  ] as const)('that is %s of a business that is %s takes a card: %s', (fee, verificationStatus, expected) => {
    expect(canSaveCard(fee, verificationStatus)).toBe(expected);
  });
});

it.each([
  ['card_declined', 'card_declined'],
  ['card_address_mismatch', 'card_address_mismatch'],
  ['card_insufficient_funds', 'card_insufficient_funds'],
  ['card_processing_error', 'card_processing_error'],
  ['provider_unavailable', 'card_processing_error'],
  ['anything else', 'card_processing_error'],
] as const)('a card refused with %s counts as %s', (code, refusal) => {
  expect(cardRefusalOf(code)).toBe(refusal);
});

it.each([
  ['2026-11-20', 1, false],
  ['2026-11-20', 7, false],
  ['2026-11-20', 8, true],
  ['2026-11-20', 9, true],
  // Before there was a fee, nothing is tried twice.
  ['2020-12-31', 1, true],
] as const)('a fee of %s that could not be charged %i times in a row is given up: %s', (date, outages, expected) => {
  expect(isFeeGivenUp(date, outages)).toBe(expected);
});
