import { describe, expect, it } from 'vitest';
import { type TransferFacts, transferSteps } from './transfer-steps.ts';
import {
  canCancelTransfer,
  cancelableStates,
  decisionsAbout,
  isTransferMove,
  staffDecisionsAbout,
  staffTransferStates,
  type TransferEvent,
  type TransferState,
  transferEvents,
  transferStates,
  transferTransitions,
  waitingTransferStates,
} from './transfers.ts';

const eventOf = {
  allow: 'allowed',
  deny: 'denied',
  block: 'blocked',
  approve: 'approved',
  reject: 'rejected',
  refund: 'refunded',
  charge: 'charged',
  absorb: 'absorbed',
  recover: 'recovered',
} as const;

describe('the transitions of a transfer', () => {
  it.for<[TransferState, TransferEvent, TransferState, boolean]>([
    ['on_hold', 'allowed', 'completed', true],
    ['on_hold', 'approved', 'queued', false],
    ['in_review', 'approved', 'queued', true],
    ['queued', 'sent', 'in_transit', true],
    ['in_transit', 'canceled', 'canceled', false],
    ['in_transit', 'rejected', 'rejected', true],
    ['completed', 'returned', 'returned', true],
    ['returned', 'refunded', 'refunded', true],
    ['refunded', 'returned', 'returned', false],
    ['refunded', 'contradicted', 'contradicted', true],
    ['returned', 'settled', 'completed', true],
    ['contradicted', 'charged', 'completed', true],
    ['contradicted', 'refunded', 'refunded', false],
    ['canceled', 'contradicted', 'contradicted', false],
  ])('from %s by %s to %s: %s', ([from, event, to, isAllowed]) => {
    expect(isTransferMove(from, event, to)).toBe(isAllowed);
  });

  it('let the business cancel exactly where its rule says so', () => {
    const cancelable = transferStates.filter((state) => transferTransitions[state].canceled);
    expect(new Set(cancelable)).toEqual(cancelableStates);
  });

  it('have each decision of staff as an event of its state', () => {
    for (const state of transferStates) {
      for (const decision of decisionsAbout(state)) expect(transferTransitions[state][eventOf[decision]]).toBeDefined();
    }
  });

  it('end nowhere but in states that nothing leaves', () => {
    const ends = transferStates.filter((state) => transferEvents.every((event) => !transferTransitions[state][event]));
    expect(ends).toEqual(['canceled']);
  });
});

it('can’t be canceled while the bank may have it', () => {
  expect(canCancelTransfer({ state: 'queued', isBeingSent: false })).toBe(true);
  expect(canCancelTransfer({ state: 'queued', isBeingSent: true })).toBe(false);
  expect(canCancelTransfer({ state: 'in_transit', isBeingSent: false })).toBe(false);
});

describe('the steps of a transfer', () => {
  const created = { event: 'created', at: '2026-03-06T15:00:00.000Z' } as const;
  const arrivesAt = '2026-03-09T13:00:00.000Z';
  const facts: TransferFacts = {
    kind: 'withdrawal',
    state: 'queued',
    isBeingSent: false,
    history: [created],
    arrivesAt,
    today: '2026-03-06',
  };
  const codes = (changes: Partial<TransferFacts>) =>
    transferSteps({ ...facts, ...changes }).map(({ kind, code }) => `${kind} ${code}`);

  it.for<[string, Partial<TransferFacts>, string[]]>([
    ['held', { state: 'on_hold' }, ['next hold-decision', 'next arrival', 'risk may-be-denied']],
    ['in review', { state: 'in_review' }, ['next approval', 'next sending', 'next arrival', 'risk may-be-rejected']],
    ['queued', {}, ['next sending', 'next arrival', 'risk may-be-returned']],
    ['perhaps sent', { isBeingSent: true }, ['next confirmation', 'next arrival', 'risk may-be-returned']],
    ['sent', { state: 'in_transit' }, ['next arrival', 'risk may-be-returned']],
    ['between own accounts', { state: 'in_transit', kind: 'own-account' }, ['next arrival']],
    ['paid out', { state: 'completed' }, ['risk may-be-returned']],
    ['received by a business', { state: 'completed', kind: 'organization' }, []],
    ['returned', { state: 'returned' }, ['next refund']],
    ['refunded', { state: 'refunded' }, []],
    ['paid after it had failed', { state: 'contradicted' }, ['next clarification']],
    ['canceled', { state: 'canceled' }, []],
  ])('%s', ([, changes, ahead]) => {
    expect(codes(changes)).toEqual(['done created', ...ahead]);
  });

  it.for<[string, true | undefined]>([
    ['2026-03-09', undefined],
    ['2026-03-10', true],
  ])('on %s is late: %s', ([today, isLate]) => {
    const arrival = transferSteps({ ...facts, state: 'in_transit', today }).find(({ code }) => code === 'arrival');
    expect(arrival).toEqual({ kind: 'next', code: 'arrival', expectedAt: arrivesAt, ...(isLate && { isLate }) });
  });

  it('say when, where that is known, and why', () => {
    const sent = { event: 'sent', at: '2026-03-06T22:00:00.000Z' } as const;
    const returned = { event: 'returned', at: '2026-03-10T13:00:00.000Z', reason: 'R03' } as const;
    expect(transferSteps({ ...facts, state: 'in_transit', history: [created, sent] })).toEqual([
      { kind: 'done', code: 'created', at: created.at },
      { kind: 'done', code: 'sent', at: sent.at },
      { kind: 'next', code: 'arrival', expectedAt: arrivesAt },
      { kind: 'risk', code: 'may-be-returned' },
    ]);
    expect(transferSteps({ ...facts, state: 'returned', history: [created, sent, returned] })).toContainEqual({
      kind: 'done',
      code: 'returned',
      at: returned.at,
      reason: 'R03',
    });
  });
});

it('transfers wait for staff exactly in the states about which staff decide', () => {
  expect(staffTransferStates.filter((state) => staffDecisionsAbout(state).length > 0).sort()).toEqual(
    [...waitingTransferStates].sort(),
  );
});

it('a completed transfer waits for staff only if an entry of a bank says that its money went back', () => {
  expect(staffDecisionsAbout('completed')).toEqual([]);
  expect(staffDecisionsAbout('completed', true)).toEqual(['taken-back']);
  expect(staffDecisionsAbout('in_transit', true)).toEqual([]);
});
