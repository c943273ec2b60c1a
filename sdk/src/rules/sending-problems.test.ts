import { describe, expect, it } from 'vitest';
import {
  type SchedulableInvoice,
  type SendableInvoice,
  schedulingProblems,
  sendingProblems,
} from './sending-problems.ts';

const today = '2026-03-05';
const complete: SendableInvoice = {
  recipientEmail: 'ap@buyer.example',
  recipientName: 'Buyer Inc.',
  currency: 'USD',
  dueDate: '2026-03-05',
  items: [{ name: 'Hours', rate: '10', qty: '2' }],
  fees: [],
  customFields: [],
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
      'an incomplete fee',
      { fees: [{ name: '', type: 'percent' }] },
      { 'fees.0.name': 'required', 'fees.0.value': 'required' },
    ],
    [
      'payment outside the product without instructions',
      { externalPayment: { enabled: true, instructions: ' ' } },
      { 'paymentMethods.externalPayment.instructions': 'required' },
    ],
    ['none for instructions that are switched off', { externalPayment: { enabled: false } }, {}],
    [
      'a custom field without a value',
      { customFields: [{ label: 'Order', value: ' ' }] },
      { 'customFields.0.value': 'required' },
    ],
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

describe('problems that prevent scheduling', () => {
  const scheduled: SchedulableInvoice = { ...complete, sendingDate: '2026-03-10', dueDate: '2026-04-01' };

  it.each<[what: string, changes: Partial<SchedulableInvoice>, expected: Record<string, string>]>([
    ['none for a complete invoice of a later day', {}, {}],
    ['none if it is due on the day that it is sent', { dueDate: '2026-03-10' }, {}],
    ['no sending date', { sendingDate: '' }, { sendingDate: 'required' }],
    ['today', { sendingDate: today }, { sendingDate: 'sendingDateGone' }],
    ['a day that has passed', { sendingDate: '2026-03-04' }, { sendingDate: 'sendingDateGone' }],
    ['a due date before it is sent', { dueDate: '2026-03-09' }, { dueDate: 'dueBeforeSending' }],
    ['a due date that has passed', { dueDate: '2026-03-01' }, { dueDate: 'dueBeforeSending' }],
    ['both dates', { sendingDate: '', dueDate: '' }, { sendingDate: 'required', dueDate: 'required' }],
    ['what a sent invoice needs too', { recipientName: '' }, { recipientName: 'required' }],
  ])('%s', (_what, changes, expected) => {
    expect(schedulingProblems({ ...scheduled, ...changes }, { today, isOwnEmail: () => false })).toEqual(expected);
  });
});
