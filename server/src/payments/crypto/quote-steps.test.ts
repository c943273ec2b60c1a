import { expect, it } from 'vitest';
import { nextQuoteStep, type QuoteFacts, type ReceiptFacts } from './quote-steps.ts';

const receipt = (coinMinor: bigint, changes: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
  coinMinor,
  isInTime: true,
  isDropped: false,
  hasArrived: true,
  ...changes,
});
const seen = (coinMinor: bigint, changes: Partial<ReceiptFacts> = {}) =>
  receipt(coinMinor, { hasArrived: false, ...changes });

const quote: QuoteFacts = {
  coinMinor: 1000n,
  receipts: [],
  payment: 'none',
  isOpen: true,
  isPayable: true,
  isGivenUp: false,
  refundedMinor: 0n,
  leastRefundMinor: 10n,
};
const closed = { isOpen: false } as const;
const givenUp = { isOpen: false, isGivenUp: true } as const;
const paidOtherwise = { isPayable: false } as const;

it.each<[string, Partial<QuoteFacts>, string | null]>([
  ['nothing came', {}, null],
  ['nothing came until it closed', closed, null],
  ['enough was seen', { receipts: [seen(1000n)] }, 'begin'],
  ['enough was seen in two parts', { receipts: [seen(400n), seen(600n)] }, 'begin'],
  ['enough was seen in time, and told after it closed', { ...closed, receipts: [seen(1000n)] }, 'begin'],
  ['less was seen', { receipts: [receipt(999n)] }, null],
  ['less was seen, and it closed', { ...closed, receipts: [receipt(999n)] }, 'refund 999'],
  ['less was seen, and it closed before it was final', { ...closed, receipts: [seen(999n)] }, null],
  ['enough came late', { ...closed, receipts: [receipt(1000n, { isInTime: false })] }, 'refund 1000'],
  ['the invoice was paid otherwise', { ...paidOtherwise, receipts: [receipt(1000n)] }, 'refund 1000'],
  ['too little to send back', { ...closed, receipts: [receipt(9n)] }, 'keep 9'],
  ['too little to send back, and more is to come', { ...closed, receipts: [receipt(9n), seen(5n)] }, null],
  [
    'too little to send back, and the rest was dropped',
    { ...closed, receipts: [receipt(9n), seen(5n, { isDropped: true })] },
    'keep 9',
  ],
  ['too little may still be completed', { receipts: [receipt(9n)] }, null],
  ['it was kept', { ...closed, receipts: [receipt(9n)], refundedMinor: 9n }, null],
  ['slightly too much is paid', { payment: 'good', receipts: [receipt(1009n)] }, 'keep 9'],
  ['it was sent back', { ...closed, receipts: [receipt(999n)], refundedMinor: 999n }, null],
  [
    'more came after it was sent back',
    { ...closed, receipts: [receipt(999n), receipt(50n)], refundedMinor: 999n },
    'refund 50',
  ],
  ['it waits for blocks', { payment: 'waiting', receipts: [seen(1000n)] }, null],
  ['it was not final in time', { ...givenUp, payment: 'waiting', receipts: [seen(1000n)] }, 'give-up'],
  ['it was final in time', { ...givenUp, payment: 'waiting', receipts: [receipt(1000n)] }, 'convert'],
  ['it was given up, and is not final yet', { ...givenUp, receipts: [seen(1000n)] }, null],
  ['it was final after it was given up', { ...givenUp, receipts: [receipt(1000n)] }, 'refund 1000'],
  ['a part was final when it was given up', { ...givenUp, receipts: [receipt(600n), seen(400n)] }, 'refund 600'],
  ['it was dropped', { payment: 'waiting', receipts: [seen(1000n, { isDropped: true })] }, 'fail'],
  ['a part was dropped', { payment: 'waiting', receipts: [receipt(600n), seen(400n, { isDropped: true })] }, 'fail'],
  ['it is final', { payment: 'waiting', receipts: [receipt(1000n)] }, 'convert'],
  ['a part is final', { payment: 'waiting', receipts: [receipt(600n), seen(400n)] }, null],
  ['too much waits for blocks', { payment: 'waiting', receipts: [seen(1100n)] }, null],
  ['too much is paid', { payment: 'good', receipts: [receipt(1100n)] }, 'refund 100'],
  ['a late addition', { payment: 'good', receipts: [receipt(1000n), receipt(70n, { isInTime: false })] }, 'refund 70'],
  ['it is paid', { payment: 'good', receipts: [receipt(1000n)] }, null],
  ['a reorganization took it', { payment: 'good', receipts: [seen(1000n)] }, 'reverse'],
  ['it was denied', { payment: 'denied', receipts: [receipt(1000n)] }, null],
  ['more than that was denied', { payment: 'denied', receipts: [receipt(1300n)] }, 'refund 300'],
  ['compliance holds more than that', { payment: 'held', receipts: [receipt(1300n)] }, null],
  ['a reorganization took what compliance holds', { payment: 'held', receipts: [seen(1000n)] }, 'reverse'],
  ['more than that was blocked', { payment: 'blocked', receipts: [receipt(1300n)] }, null],
])('%s', (_name, facts, step) => {
  const next = nextQuoteStep({ ...quote, ...facts });
  const text = next === null ? null : 'coinMinor' in next ? `${next.step} ${next.coinMinor}` : next.step;
  expect(text).toBe(step);
});
