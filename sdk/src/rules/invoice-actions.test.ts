import { describe, expect, it } from 'vitest';
import { type InvoiceActionsInput, invoiceActions, isArchivable } from './invoice-actions.ts';

const actions = (changes: Partial<InvoiceActionsInput>) =>
  invoiceActions({ status: 'sent', viewer: 'seller', isVerified: true, ...changes });

describe('the actions of an opened invoice', () => {
  it.each([
    ['sent', 'seller', true, ['mark-paid-externally', 'cancel', 'add-file']],
    ['sent', 'seller', false, ['mark-paid-externally', 'cancel']],
    ['sent', 'buyer', true, ['mark-paid-externally']],
    ['rejected_by_recipient', 'seller', true, ['mark-paid-externally', 'cancel']],
    ['rejected_by_recipient', 'buyer', true, ['mark-paid-externally']],
    ['pending_payment_approval', 'seller', true, ['add-file']],
    ['pending_payment_approval', 'seller', false, []],
    ['pending_payment_approval', 'buyer', true, []],
    ['allocated', 'seller', true, ['add-file']],
    ['allocated', 'buyer', true, []],
    ['completed', 'seller', true, ['add-file']],
    ['completed', 'seller', false, []],
    ['paid_late', 'seller', true, ['add-file']],
    ['paid_externally', 'seller', true, ['add-file']],
    ['paid_externally', 'buyer', true, []],
    ['denied', 'seller', true, ['archive']],
    ['denied', 'buyer', false, ['archive']],
    ['canceled_by_sender', 'seller', true, []],
    ['canceled_by_sender', 'buyer', true, []],
    ['draft', 'seller', true, []],
    ['scheduled', 'seller', true, ['add-file']],
    ['scheduled', 'seller', false, []],
    ['deleted', 'seller', true, []],
  ] as const)('of %s to the %s (verified: %s) are %j', (status, viewer, isVerified, expected) => {
    expect(actions({ status, viewer, isVerified })).toEqual(expected);
  });

  it.each(['seller', 'buyer'] as const)('of a denied invoice that the %s archived are none', (viewer) => {
    expect(actions({ status: 'denied', viewer, archived: true })).toEqual([]);
  });

  it('of an overdue invoice are those of a sent one', () => {
    expect(actions({ status: 'overdue' })).toEqual(['mark-paid-externally', 'cancel', 'add-file']);
  });
});

it.each([
  ['denied', true],
  ['rejected_by_recipient', true],
  ['completed', true],
  ['paid_late', true],
  ['paid_externally', false],
  ['canceled_by_sender', false],
  ['sent', false],
  ['allocated', false],
  ['pending_payment_approval', false],
  ['draft', false],
] as const)('an invoice that is %s can be archived: %s', (status, expected) => {
  expect(isArchivable(status)).toBe(expected);
});
