import { describe, expect, it } from 'vitest';
import { redeemedPointsProblem, redemptionObstacle, settledPoints, takenBackPointsOwed } from './reward-redemption.ts';

const holder = { points: 500n, hasAccount: true };

describe('redeeming points', () => {
  it.each([
    ['with enough points', {}, null],
    ['with the least number of points', { points: 100n }, null],
    ['with a point less', { points: 99n }, 'too-few-points'],
    ['without points', { points: 0n }, 'too-few-points'],
    ['with a point owed', { points: -1n }, 'negative-points'],
    ['without an open US dollar account', { hasAccount: false }, 'no-account'],
    ['with few points and no account', { points: 5n, hasAccount: false }, 'too-few-points'],
  ] as const)('%s is prevented by: %s', (_what, changes, obstacle) => {
    expect(redemptionObstacle({ ...holder, ...changes }, '2026-03-01')).toBe(obstacle);
  });

  it('was not possible before the first terms', () => {
    expect(redemptionObstacle(holder, '2020-12-31')).toBe('too-few-points');
  });

  it.each([
    ['all of them', 500n, null],
    ['some', 250n, null],
    ['the fewest', 100n, null],
    ['too few', 99n, 'below-minimum'],
    ['none', 0n, 'below-minimum'],
    ['a negative number', -100n, 'below-minimum'],
    ['more than there are', 501n, 'above-balance'],
  ] as const)('%s is refused as: %s', (_what, redeemed, problem) => {
    expect(redeemedPointsProblem(redeemed, { points: 500n, minRedeemed: 100n })).toBe(problem);
  });
});

describe('points that were redeemed and are taken back', () => {
  it.each([
    ['are still there', 164n, 500n, 0n],
    ['are just there', 164n, 164n, 0n],
    ['are there in part', 164n, 100n, 64n],
    ['are gone', 164n, 0n, 164n],
  ])('%s', (_what, takenBack, held, owed) => {
    expect(takenBackPointsOwed(takenBack, held)).toBe(owed);
  });

  it.each([
    ['nothing is owed', 164n, 0n, 0n],
    ['less is owed', 164n, 64n, 64n],
    ['as much is owed', 164n, 164n, 164n],
    ['more is owed', 164n, 300n, 164n],
  ])('are settled by new ones: %s', (_what, granted, owed, settled) => {
    expect(settledPoints(granted, owed)).toBe(settled);
  });
});
