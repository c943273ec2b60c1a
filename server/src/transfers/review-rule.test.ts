import { expect, it } from 'vitest';
import { needsReview } from './review-rule.ts';

const limits = { knownRecipientUsdCents: 25_000_00n, newRecipientUsdCents: 5_000_00n, dayUsdCents: 50_000_00n };

it.for([
  ['a small one to a new recipient', 5_000_00n, 0n, false, false],
  ['a larger one to a new recipient', 5_000_01n, 0n, false, true],
  ['the same to a known recipient', 5_000_01n, 0n, true, false],
  ['the largest to a known recipient', 25_000_00n, 0n, true, false],
  ['more than that', 25_000_01n, 0n, true, true],
  ['one that fills the day', 10_000_00n, 40_000_00n, true, false],
  ['one that exceeds the day', 10_000_00n, 40_000_01n, true, true],
  ['one without a rate', null, 0n, true, true],
] as const)('%s', ([, amountUsdCents, todayUsdCents, isKnownRecipient, expected]) => {
  expect(needsReview({ amountUsdCents, todayUsdCents, isKnownRecipient }, limits)).toBe(expected);
});
