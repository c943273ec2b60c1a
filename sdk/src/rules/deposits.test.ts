import { expect, it } from 'vitest';
import { type DepositFacts, depositSteps } from './deposits.ts';

const arrivedAt = '2090-03-06T15:00:00.000Z';
const matchedAt = '2090-03-06T15:00:01.000Z';
const later = '2090-03-08T15:00:00.000Z';

const facts = (changes: Partial<DepositFacts>): DepositFacts => ({
  state: 'credited',
  arrivedAt,
  matchedAt,
  wasHeld: false,
  ...changes,
});

it.each([
  {
    name: 'credited',
    changes: {},
    steps: ['done deposit-arrived', 'done deposit-credited', 'risk deposit-may-be-recalled'],
  },
  {
    name: 'not matched',
    changes: { state: 'unmatched', matchedAt: undefined },
    steps: ['done deposit-arrived', 'next deposit-match'],
  },
  {
    name: 'kept back',
    changes: { state: 'held', wasHeld: true },
    steps: ['done deposit-arrived', 'done deposit-held', 'next deposit-review', 'risk deposit-may-be-denied'],
  },
  {
    name: 'released',
    changes: { wasHeld: true, releasedAt: later },
    steps: ['done deposit-arrived', 'done deposit-held', 'done deposit-credited', 'risk deposit-may-be-recalled'],
  },
  {
    name: 'recalled after the credit',
    changes: { recalledAt: later, recallCode: 'R06' },
    steps: ['done deposit-arrived', 'done deposit-credited', 'done deposit-recalled R06'],
  },
  {
    name: 'taken back',
    changes: { state: 'recalled', matchedAt: undefined, recalledAt: later },
    steps: ['done deposit-arrived', 'done deposit-recalled'],
  },
] as const)('a deposit that is $name is explained', ({ changes, steps }) => {
  const told = depositSteps(facts(changes)).map(({ kind, code, reason }) =>
    [kind, code, reason].filter(Boolean).join(' '),
  );
  expect(told).toEqual(steps);
});
