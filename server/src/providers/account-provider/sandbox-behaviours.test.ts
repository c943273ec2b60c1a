import { expect, it } from 'vitest';
import { accountBehaviours, behaviourOf, planOf } from './sandbox-behaviours.ts';

it.each([
  ['Harbor Light SL', 'traditional', 'approves'],
  ['Harbor Provider Denied SL', 'traditional', 'denies'],
  ['Harbor provider denied merchant SL', 'merchant', 'denies'],
  ['Harbor provider denied merchant SL', 'smart', 'approves'],
  ['Provider Question Smart, Provider Error Merchant', 'smart', 'asks'],
  ['Provider Question Smart, Provider Error Merchant', 'merchant', 'finds-errors'],
  ['Provider Question Smart, Provider Error Merchant', 'traditional', 'approves'],
  ['Provider Ineligible', 'smart', 'finds-ineligible'],
  ['Provider Review', 'smart', 'reviews'],
  ['Provider Faults', 'smart', 'finds-errors-later'],
  ['Provider Away', 'smart', 'is-away'],
  ['Provider Late', 'smart', 'answers-too-late'],
  ['Provider Lateral', 'smart', 'approves'],
] as const)('%s, %s: %s', (legalName, accountType, expected) => {
  expect(behaviourOf(legalName, accountType)).toBe(expected);
});

it.each(accountBehaviours)('a plan that %s begins with the submission and goes forward', (behaviour) => {
  const plan = planOf(behaviour, 1);
  expect(plan[0]?.status).toBe('submitted');
  const times = plan.map(({ afterMs }) => afterMs);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});
