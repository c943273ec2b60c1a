import { describe, expect, it } from 'vitest';
import { expectedEvents, hiddenEvents, historyEvents, historyEventsOf } from './invoice-history.ts';
import { invoiceMilestones, invoiceTransitions } from './invoice-transitions.ts';

const today = '2026-03-02';
const invoice = { viewer: 'seller', status: 'sent', isOverdue: false, dueDate: '2026-03-20' } as const;

describe('what is expected of an invoice', () => {
  it.each([
    ['open', {}, [['due', '2026-03-20']]],
    [
      'open with a reminder',
      { nextReminderOn: '2026-03-13' },
      [
        ['reminded', '2026-03-13'],
        ['due', '2026-03-20'],
      ],
    ],
    [
      'open with a reminder after the due date',
      { nextReminderOn: '2026-03-27' },
      [
        ['due', '2026-03-20'],
        ['reminded', '2026-03-27'],
      ],
    ],
    ['overdue', { isOverdue: true, dueDate: '2026-02-20' }, []],
    [
      'scheduled',
      { status: 'scheduled', sendingDate: '2026-03-10' },
      [
        ['sending-date-reached', '2026-03-10'],
        ['due', '2026-03-20'],
      ],
    ],
    [
      'being paid',
      { status: 'pending_payment_approval', paymentState: 'submitted' },
      [['debit-settled', '2026-03-06']],
    ],
    [
      'being paid since Thursday',
      { status: 'pending_payment_approval', paymentState: 'submitted', paymentStepOn: '2026-02-26' },
      [['debit-settled', '2026-03-04']],
    ],
    [
      'being paid longer than usual',
      { status: 'pending_payment_approval', paymentState: 'submitted', paymentStepOn: '2026-02-02' },
      [['debit-settled', today]],
    ],
    [
      'settled, but returnable',
      { status: 'pending_payment_approval', paymentState: 'settled', paymentClearsOn: '2026-03-04' },
      [['payment-accepted', '2026-03-04']],
    ],
    ['guaranteed', { status: 'allocated' }, [['released', '2026-03-20']]],
    ['guaranteed, to the buyer', { status: 'allocated', viewer: 'buyer' }, []],
    ['guaranteed, with a late release', { status: 'allocated', dueDate: '2026-03-01' }, []],
    ['completed', { status: 'completed' }, []],
    ['a draft', { status: 'draft' }, []],
    [
      'scheduled',
      { status: 'scheduled', sendingDate: '2026-03-10' },
      [
        ['sending-date-reached', '2026-03-10'],
        ['due', '2026-03-20'],
      ],
    ],
    [
      'scheduled for a day that has passed',
      { status: 'scheduled', sendingDate: '2026-03-01' },
      [
        ['sending-date-reached', today],
        ['due', '2026-03-20'],
      ],
    ],
    ['canceled', { status: 'canceled_by_sender' }, []],
  ] as const)('that is %s', (_what, changes, expected) => {
    expect(expectedEvents({ ...invoice, ...changes }, today).map(({ step, on }) => [step, on])).toEqual(expected);
  });
});

it('shows the buyer neither the seller’s mails nor when the seller got the money', () => {
  expect(historyEventsOf('buyer')).not.toEqual(expect.arrayContaining(['released']));
  expect(historyEventsOf('buyer')).not.toEqual(expect.arrayContaining(['reminded']));
  expect(historyEventsOf('seller')).toContain('released');
});

it('shows the seller nothing of what authorities do with the buyer’s money', () => {
  const events = ['money-blocked', 'money-unblocked'];
  expect(historyEventsOf('buyer')).toEqual(expect.arrayContaining(events));
  for (const event of events) expect(historyEventsOf('seller')).not.toContain(event);
});

it('shows or hides every event and milestone of an invoice', () => {
  const recorded = new Set<string>([...invoiceTransitions.map(({ event }) => event), ...invoiceMilestones]);
  expect([...historyEvents, ...hiddenEvents].toSorted()).toEqual([...recorded].toSorted());
});

it('shows both sides a late fee, a reported payment and a transfer that paid', () => {
  const events = ['late-fee-charged', 'external-payment-notified', 'deposit-matched'];
  for (const viewer of ['seller', 'buyer'] as const) {
    expect(historyEventsOf(viewer)).toEqual(expect.arrayContaining(events));
  }
});
