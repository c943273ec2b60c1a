import { describe, expect, it } from 'vitest';
import {
  balanceDueOn,
  type FreePlanFacts,
  freePlanBalanceStates,
  freePlanStepOn,
  freePlanTermsOn,
  isBalanceRequired,
} from './free-plan.ts';

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

  it('is looked for until it is reached, waived, or the plan is left', () => {
    expect(freePlanBalanceStates.filter(isBalanceRequired)).toEqual(['pending', 'missed']);
  });
});

describe('on a day', () => {
  const facts: FreePlanFacts = {
    state: 'pending',
    approvedOn: '2026-03-02',
    dueOn: '2026-03-16',
    remindedOn: null,
    requiredMinor: 500_000n,
    balanceMinor: 499_999n,
  };

  it.each([
    ['2026-03-02', {}, 'wait'],
    ['2026-03-08', {}, 'wait'],
    ['2026-03-09', {}, 'remind'],
    ['2026-03-09', { remindedOn: '2026-03-09' }, 'wait'],
    ['2026-03-13', { remindedOn: '2026-03-09' }, 'wait'],
    ['2026-03-14', { remindedOn: '2026-03-09' }, 'remind'],
    // Nothing ran for days: one reminder for all of them.
    ['2026-03-15', {}, 'remind'],
    ['2026-03-15', { remindedOn: '2026-03-15' }, 'wait'],
    ['2026-03-16', { remindedOn: '2026-03-15' }, 'remind'],
    ['2026-03-17', { remindedOn: '2026-03-16' }, 'miss'],
    ['2026-03-17', {}, 'miss'],
    // Staff gave more time.
    ['2026-03-17', { dueOn: '2026-03-31', remindedOn: '2026-03-16' }, 'wait'],
    ['2026-03-31', { dueOn: '2026-03-31', remindedOn: '2026-03-16' }, 'remind'],
    ['2026-04-01', { dueOn: '2026-03-31', remindedOn: '2026-03-31' }, 'miss'],
    ['2026-03-03', { balanceMinor: 500_000n }, 'reach'],
    ['2026-03-17', { balanceMinor: 500_000n }, 'reach'],
    // After the time, it still counts.
    ['2026-05-01', { state: 'missed', balanceMinor: 500_000n }, 'reach'],
    ['2026-05-01', { state: 'missed' }, 'wait'],
  ] as const)('%s, with %o: %s', (today, change, step) => {
    expect(freePlanStepOn(today, { ...facts, ...change }, { remindedOn: [7, 12, 14] })).toBe(step);
  });
});
