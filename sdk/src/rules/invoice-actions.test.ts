import { describe, expect, it } from 'vitest';
import { type InvoiceAction, type InvoiceActionsInput, invoiceActions, isArchivable } from './invoice-actions.ts';
import { type InvoiceStatus, invoiceStatuses } from './invoice-status.ts';

const actions = (changes: Partial<InvoiceActionsInput>) =>
  invoiceActions({ status: 'sent', viewer: 'seller', isVerified: true, ...changes });

/** What seller and buyer can do, and what the seller of a business that isn't verified can. */
type Row = readonly [
  seller: readonly InvoiceAction[],
  unverified: readonly InvoiceAction[],
  buyer: readonly InvoiceAction[],
];

/** customer-portal §4, "Actions in the invoice detail modal". */
const expected: Readonly<Record<InvoiceStatus, Row>> = {
  draft: [[], [], []],
  scheduled: [['add-file'], [], []],
  sent: [['mark-paid-externally', 'cancel', 'add-file'], ['mark-paid-externally', 'cancel'], ['mark-paid-externally']],
  unpaid: [
    ['mark-paid-externally', 'cancel', 'add-file'],
    ['mark-paid-externally', 'cancel'],
    ['mark-paid-externally'],
  ],
  overdue: [
    ['mark-paid-externally', 'cancel', 'add-file'],
    ['mark-paid-externally', 'cancel'],
    ['mark-paid-externally'],
  ],
  pending_payment_approval: [['add-file'], [], []],
  allocated: [['add-file'], [], []],
  completed: [['add-file'], [], []],
  paid_late: [['add-file'], [], []],
  paid_externally: [['add-file'], [], []],
  rejected_by_recipient: [
    ['mark-paid-externally', 'cancel'],
    ['mark-paid-externally', 'cancel'],
    ['mark-paid-externally'],
  ],
  canceled_by_sender: [[], [], []],
  denied: [['archive'], ['archive'], ['archive']],
  deleted: [[], [], []],
};

describe('the actions of an opened invoice', () => {
  it.each(invoiceStatuses)('that is %s are those of the specification, for each viewer', (status) => {
    const [seller, unverified, buyer] = expected[status];
    expect(actions({ status })).toEqual(seller);
    expect(actions({ status, isVerified: false })).toEqual(unverified);
    expect(actions({ status, viewer: 'buyer' })).toEqual(buyer);
    expect(actions({ status, viewer: 'buyer', isVerified: false })).toEqual(buyer);
  });

  it.each(['seller', 'buyer'] as const)('of a denied invoice that the %s archived are none', (viewer) => {
    expect(actions({ status: 'denied', viewer, archived: true })).toEqual([]);
  });
});

it('can be archived once nothing is left to do with it, unless it is in the log already', () => {
  expect(invoiceStatuses.filter(isArchivable)).toEqual(['completed', 'paid_late', 'rejected_by_recipient', 'denied']);
});
