import { expect, it } from 'vitest';
import { invoiceStatuses } from './invoice-status.ts';
import { paymentDecisionsAbout } from './payment-decisions.ts';

it.each([
  ['on hold', 'pending_payment_approval', 'held', ['allow', 'deny', 'block']],
  ['of a bank that has not answered', 'pending_payment_approval', 'authorized', []],
  ['that the bank has', 'pending_payment_approval', 'submitted', []],
  ['whose money arrived', 'pending_payment_approval', 'settled', ['deny']],
  ['that is reserved', 'allocated', undefined, ['deny']],
] as const)('a payment %s: %s %s', (_name, status, paymentState, decisions) => {
  expect(paymentDecisionsAbout({ status, paymentState })).toEqual(decisions);
});

it('nothing is decided about an invoice without such a payment', () => {
  for (const status of invoiceStatuses) {
    if (status === 'allocated' || status === 'pending_payment_approval') continue;
    expect(paymentDecisionsAbout({ status, paymentState: 'held' }), status).toEqual([]);
  }
});
