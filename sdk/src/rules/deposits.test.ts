import { expect, it } from 'vitest';
import { type DepositFacts, depositDecisionsAbout, depositStates, depositSteps, isAssignable } from './deposits.ts';

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
    name: 'kept back, with the reference of an invoice',
    changes: { state: 'held', wasHeld: true, mayPayInvoice: true },
    steps: [
      'done deposit-arrived',
      'done deposit-held',
      'next deposit-review',
      'next deposit-pays-invoice',
      'risk deposit-may-be-denied',
    ],
  },
  {
    name: 'kept back and recalled, with the reference of an invoice',
    changes: { state: 'held', wasHeld: true, mayPayInvoice: true, recalledAt: later },
    steps: [
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-recalled',
      'next deposit-review',
      'risk deposit-may-be-denied',
    ],
  },
  {
    name: 'released',
    changes: { wasHeld: true, releasedAt: later },
    steps: ['done deposit-arrived', 'done deposit-held', 'done deposit-credited', 'risk deposit-may-be-recalled'],
  },
  {
    name: 'released, and used for an invoice',
    changes: { state: 'applied', wasHeld: true, appliedAt: later },
    steps: ['done deposit-arrived', 'done deposit-held', 'done deposit-applied'],
  },
  {
    name: 'released, and used for an invoice in part',
    changes: { wasHeld: true, appliedAt: later, releasedAt: later },
    steps: [
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-applied',
      'done deposit-credited',
      'risk deposit-may-be-recalled',
    ],
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
  {
    name: 'denied, and on its way back',
    changes: { state: 'refunding', wasHeld: true, sentBackAt: later },
    steps: ['done deposit-arrived', 'done deposit-held', 'done deposit-denied', 'next deposit-refund'],
  },
  {
    name: 'denied, and back',
    changes: { state: 'refunded', wasHeld: true, sentBackAt: later, refundedAt: later },
    steps: ['done deposit-arrived', 'done deposit-held', 'done deposit-denied', 'done deposit-refunded'],
  },
  {
    name: 'denied, but could not be sent back',
    changes: { state: 'unmatched', wasHeld: true, sentBackAt: later },
    steps: ['done deposit-arrived', 'done deposit-held', 'done deposit-denied', 'next deposit-refund'],
  },
  {
    name: 'denied, and recalled afterwards',
    changes: { state: 'recalled', wasHeld: true, sentBackAt: '2090-03-07T15:00:00.000Z', recalledAt: later },
    steps: ['done deposit-arrived', 'done deposit-held', 'done deposit-denied', 'done deposit-recalled'],
  },
  {
    name: 'recalled, and given back',
    changes: { state: 'recalled', recalledAt: later, sentBackAt: later },
    steps: ['done deposit-arrived', 'done deposit-credited', 'done deposit-recalled', 'done deposit-returned'],
  },
] as const)('a deposit that is $name is explained', ({ changes, steps }) => {
  const told = depositSteps(facts(changes)).map(({ kind, code, reason }) =>
    [kind, code, reason].filter(Boolean).join(' '),
  );
  expect(told).toEqual(steps);
});

it('is decided about while it is nobody’s, held, or recalled', () => {
  const decisions = (isRecalled: boolean) =>
    depositStates.flatMap((state) => {
      const found = depositDecisionsAbout({ state, isRecalled });
      return found.length > 0 ? [`${state}: ${found.join(', ')}`] : [];
    });
  expect(decisions(false)).toEqual(['unmatched: deny', 'held: release, deny']);
  expect(decisions(true)).toEqual(['unmatched: return', 'held: release, deny', 'credited: return']);
});

it('is assigned while it is nobody’s, held or credited, unless it was recalled or denied', () => {
  const assignable = (changes: { readonly isRecalled?: boolean; readonly isSentBack?: boolean } = {}) =>
    depositStates.filter((state) => isAssignable({ state, isRecalled: false, isSentBack: false, ...changes }));
  expect(assignable()).toEqual(['unmatched', 'held', 'credited']);
  expect(assignable({ isSentBack: true })).toEqual(['held', 'credited']);
  expect(assignable({ isRecalled: true })).toEqual([]);
});
