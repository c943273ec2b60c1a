import { expect, it } from 'vitest';
import { isWelcomeEarned, welcomeBonusOf } from './welcome-bonus.ts';

it('is 500 points within 24 hours of the sign-up', () => {
  expect(welcomeBonusOf(new Date('2090-03-06T10:00:00Z'))).toEqual({
    points: 500n,
    until: new Date('2090-03-07T10:00:00Z'),
  });
});

it('is none before there was one', () => {
  expect(welcomeBonusOf(new Date('2020-12-31T12:00:00Z'))).toBeNull();
});

it.each([
  ['2090-03-06T10:00:00.000Z', true],
  ['2090-03-07T10:00:00.000Z', true],
  ['2090-03-07T10:00:00.001Z', false],
])('is earned by handing in at %s: %s', (at, expected) => {
  const bonus = welcomeBonusOf(new Date('2090-03-06T10:00:00Z'));
  expect(bonus && isWelcomeEarned(bonus, new Date(at))).toBe(expected);
});
