import { describe, expect, it } from 'vitest';
import { transferProblem } from './transfer-problem.ts';

const facts = { status: 'sent', isSameCurrency: true, isEnough: true, isHeldBack: false } as const;

describe('a transfer with the reference of an invoice', () => {
  it.each([
    ['pays an open invoice', {}, null],
    ['pays nothing while another payment is in progress', { status: 'pending_payment_approval' }, 'being-paid'],
    ['pays no paid invoice', { status: 'completed' }, 'not-open'],
    ['pays no reserved invoice', { status: 'allocated' }, 'not-open'],
    ['pays no canceled invoice', { status: 'canceled_by_sender' }, 'not-open'],
    ['pays no rejected invoice', { status: 'rejected_by_recipient' }, 'not-open'],
    ['pays none in another currency', { isSameCurrency: false }, 'other-currency'],
    ['pays nothing if it is less than due', { isEnough: false }, 'less-than-due'],
    ['pays nothing while compliance has to check the money', { isHeldBack: true }, 'monitored'],
  ] as const)('%s', (_what, changes, expected) => {
    expect(transferProblem({ ...facts, ...changes })).toBe(expected);
  });
});
