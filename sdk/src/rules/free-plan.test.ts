import { describe, expect, it } from 'vitest';
import { balanceDueOn, freePlanTermsOn } from './free-plan.ts';

const terms = [
  { from: '2026-01-01', balanceMinor: 500_000n, weeks: 2, remindedOn: [7, 12, 14] },
  { from: '2027-02-01', balanceMinor: 300_000n, weeks: 3, remindedOn: [14, 21] },
];

describe('the balance that the free plan requires', () => {
  it.each([
    ['2025-12-31', undefined, undefined],
    ['2026-01-01', 500_000n, '2026-01-15'],
    ['2027-01-31', 500_000n, '2027-02-14'],
    ['2027-02-01', 300_000n, '2027-02-22'],
  ])('of an organization approved on %s is %s, by %s', (approvedOn, balanceMinor, dueOn) => {
    const found = freePlanTermsOn(approvedOn, terms);
    expect(found?.balanceMinor).toBe(balanceMinor);
    expect(found ? balanceDueOn(approvedOn, found) : undefined).toBe(dueOn);
  });

  it('is 5,000 US dollars within two weeks, with reminders on days 7, 12 and 14', () => {
    expect(freePlanTermsOn('2026-11-26')).toMatchObject({ balanceMinor: 500_000n, weeks: 2, remindedOn: [7, 12, 14] });
  });
});
