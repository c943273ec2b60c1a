import { expect, it } from 'vitest';
import { settlingTime, valueDateOf } from './sandbox-value-date.ts';

it.for([
  ['two days later', '2026-03-04T22:00:00Z', 'USD', 'EUR', '2026-03-06'],
  ['after the weekend', '2026-03-05T22:00:00Z', 'EUR', 'USD', '2026-03-09'],
  ['after Easter, of which the United States take no day off', '2026-04-02T21:00:00Z', 'USD', 'EUR', '2026-04-08'],
  ['after a holiday that only the United States have', '2026-11-25T22:00:00Z', 'EUR', 'USD', '2026-11-30'],
  ['after a holiday that only England has', '2026-08-28T21:00:00Z', 'GBP', 'USD', '2026-09-02'],
  ['from the next day on, after the cut-off', '2026-03-04T23:00:00Z', 'USD', 'EUR', '2026-03-09'],
  ['one day later for Canadian dollars', '2026-03-04T22:00:00Z', 'CAD', 'USD', '2026-03-05'],
  ['on the day itself for coins', '2026-03-04T22:00:00Z', 'BTC', 'USD', '2026-03-04'],
] as const)('settles %s', ([, now, sold, bought, valueDate]) => {
  expect(valueDateOf(new Date(now), [sold, bought])).toBe(valueDate);
});

it('moves the money in the morning, and at once if that has passed', () => {
  expect(settlingTime('2026-03-06', new Date('2026-03-04T22:00:00Z'))).toEqual(new Date('2026-03-06T14:00:00Z'));
  expect(settlingTime('2026-03-04', new Date('2026-03-04T22:00:00Z'))).toEqual(new Date('2026-03-04T22:00:00Z'));
});
