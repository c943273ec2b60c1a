import { defineTexts } from '../texts.ts';

/** Names of transactions, on screens and in files. */
export const transactionTexts = defineTexts('transaction', {
  kind: {
    'invoice-received': 'Invoice payment received',
    'invoice-paid': 'Invoice paid',
    deposit: 'Deposit',
    transfer: 'Transfer',
    conversion: 'Currency conversion',
    withdrawal: 'Withdrawal',
    fee: 'Fee',
    reward: 'Redeemed reward points',
    'payment-reversed': 'Payment reversed by the bank',
    return: 'Returned payment',
    reversal: 'Reversal',
    other: 'Adjustment',
  },
  transfer: { in: 'Transfer received', out: 'Transfer sent' },
  status: {
    completed: 'Completed',
    processing: 'Processing',
    'on-hold': 'On hold',
    'in-review': 'Waiting for approval',
    returned: 'Returned',
    rejected: 'Not sent',
    canceled: 'Canceled',
    denied: 'Denied',
    blocked: 'Blocked',
  },
});
