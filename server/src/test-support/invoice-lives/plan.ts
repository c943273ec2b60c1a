import type { InvoiceEvent } from '@quittance/sdk/rules';
import fc from 'fast-check';
import type { DraftContent } from '../../invoices/index.ts';

/** Accounts of the test bank by the fate of a debit: it settles, is returned soon or late, or is refused at once. */
const bankAccount = fc.constantFrom('everyday', 'everyday', 'r01', 'r10', 'refuses');
/** Cards by their fate. */
const card = fc.constantFrom(
  'succeeds',
  'succeeds',
  'card_declined',
  'answers-too-late',
  'disputed-lost',
  'disputed-won',
);
/** What a guest sends: all, more, less, or a transaction that is never confirmed. */
const coins = fc.constantFrom('exact', 'exact', 'over', 'under', 'dropped');
/** The event of each step that changes the status. */
export const events = {
  edit: 'save',
  delete: 'delete',
  send: 'send',
  pay: 'balance-paid',
  debit: 'debit-authorized',
  card: 'card-authorized',
  coins: 'coins-detected',
  transfer: 'deposit-matched',
  'pay-held': 'payment-flagged',
  allow: 'payment-accepted',
  deny: 'payment-denied',
  block: 'payment-denied',
  schedule: 'schedule',
  unschedule: 'unschedule',
  reject: 'rejected',
  cancel: 'canceled',
  'mark-as-seller': 'marked-paid-externally',
  'mark-as-buyer': 'marked-paid-externally',
} as const satisfies Readonly<Record<string, InvoiceEvent>>;

export const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('edit', 'delete', 'pay-as-stranger', 'notify') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('schedule', 'schedule', 'unschedule') }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('reject', 'reject', 'cancel', 'mark-as-seller', 'mark-as-buyer') }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('send', 'pay') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('pay-held', 'pay-held', 'allow', 'deny') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('debit' as const), bankAccount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('card' as const), card }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('coins' as const), coins }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('transfer' as const), percent: fc.constantFrom(90n, 100n, 110n) }),
  },
);
export type Step = (typeof step extends fc.Arbitrary<infer Value> ? Value : never) | { readonly does: 'block' };

/** Most are sent at once: what comes afterwards is more interesting than a draft. */
const firstStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('send' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('schedule' as const) }) },
  { weight: 1, arbitrary: step },
);

/** A percentage of the base amount, or a fixed amount. */
const fee = fc.oneof(
  fc.record({
    name: fc.constant('Service'),
    type: fc.constant('percent' as const),
    value: fc.constantFrom('0.05', '0.0333'),
  }),
  fc.record({
    name: fc.constant('Delivery'),
    type: fc.constant('fixed' as const),
    value: fc.constantFrom('0.01', '4.99'),
  }),
);

/** An item whose amount has to be rounded. */
const oddItem = fc.record({
  name: fc.constantFrom('Hours', 'Prints'),
  rate: fc.constantFrom('0.3333', '1.005', '2.5'),
  qty: fc.constantFrom('0.5', '1.25', '3'),
});

export const rounds = 6;
export const plan = fc.record({
  // Now and then more than the buyer has.
  amount: fc.oneof(
    { weight: 19, arbitrary: fc.integer({ min: 1, max: 20 }) },
    { weight: 1, arbitrary: fc.constant(999_999) },
  ),
  oddItems: fc.array(oddItem, { maxLength: 2 }),
  fees: fc.array(fee, { maxLength: 2 }),
  dueInDays: fc.integer({ min: -2, max: 30 }),
  offersDiscount: fc.boolean(),
  lateFee: fc.constantFrom<DraftContent['lateFeeSettings']>(
    undefined,
    { type: 'flat', percent: '0.05' },
    { type: 'recurring', percent: '0.013', repeatPeriod: 3 },
    { type: 'compound', percent: '0.01', repeatPeriod: 2 },
  ),
  steps: fc
    .tuple(firstStep, fc.array<Step>(step, { minLength: rounds - 1, maxLength: rounds - 1 }))
    .map(([first, others]): Step[] => [first, ...others]),
});
export type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;
