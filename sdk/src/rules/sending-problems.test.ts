import { describe, expect, it } from 'vitest';
import { type SendableInvoice, sendingProblems } from './sending-problems.ts';

const today = '2026-03-05';
const complete: SendableInvoice = {
  recipientEmail: 'ap@buyer.example',
  recipientName: 'Buyer Inc.',
  currency: 'USD',
  dueDate: '2026-03-05',
  items: [{ name: 'Hours', rate: '10', qty: '2' }],
};
const problemsOf = (changes: Partial<SendableInvoice>) =>
  sendingProblems({ ...complete, ...changes }, { today, isOwnEmail: (email) => email === 'me@seller.example' });

describe('problems that prevent sending', () => {
  it.each<[what: string, changes: Partial<SendableInvoice>, expected: Record<string, string>]>([
    ['none for a complete invoice that is due today', {}, {}],
    ['no email', { recipientEmail: ' ' }, { recipientEmail: 'required' }],
    ['an own email', { recipientEmail: 'me@seller.example' }, { recipientEmail: 'ownInvoice' }],
    ['no name', { recipientName: '' }, { recipientName: 'required' }],
    ['no due date', { dueDate: '' }, { dueDate: 'required' }],
    ['a due date that has passed', { dueDate: '2026-03-04' }, { dueDate: 'dueDateGone' }],
    ['no lines', { items: [] }, { items: 'required' }],
    [
      'incomplete lines, each named',
      {
        items: [
          { name: '', qty: '0' },
          { name: 'Hours', rate: '0' },
        ],
      },
      {
        'items.0.name': 'required',
        'items.0.rate': 'required',
        'items.0.qty': 'positiveQuantity',
        'items.1.qty': 'required',
      },
    ],
    ['a total of 0', { items: [{ name: 'Gift', rate: '0', qty: '1' }] }, { 'items.0.rate': 'nothingToPay' }],
    [
      'a total that rounds to 0',
      { items: [{ name: 'Dust', rate: '0.001', qty: '1' }] },
      { 'items.0.rate': 'nothingToPay' },
    ],
    ['a total too large', { items: [{ name: 'All', rate: '1000000000000', qty: '2' }] }, { items: 'totalTooLarge' }],
  ])('%s', (_what, changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected);
  });

  it('names every field at once', () => {
    expect(Object.keys(problemsOf({ recipientEmail: '', recipientName: '', dueDate: '', items: [] }))).toEqual([
      'recipientEmail',
      'recipientName',
      'dueDate',
      'items',
    ]);
  });
});
