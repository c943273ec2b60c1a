import type { TransactionStatus, TransferState } from '@quittance/sdk/rules';
import { expect, it } from 'vitest';
import { statusOfState } from './transaction-describer.ts';

it.for<[TransferState, TransactionStatus]>([
  ['on_hold', 'on-hold'],
  ['in_review', 'in-review'],
  ['queued', 'processing'],
  ['in_transit', 'processing'],
  ['completed', 'completed'],
  ['returned', 'returned'],
  ['refunded', 'returned'],
  ['rejected', 'rejected'],
  ['canceled', 'canceled'],
  ['blocked', 'blocked'],
])('a transfer that is %s is %s in the history', ([state, status]) => {
  expect(statusOfState[state]).toBe(status);
});
