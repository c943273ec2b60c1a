import { defineTexts } from '@quittance/sdk/i18n';

/** What happened to an invoice, and what is expected. */
export const invoiceHistoryTexts = defineTexts('invoice-history', {
  title: 'Timeline',
  none: 'Nothing has happened yet.',
  failed: 'The timeline could not be loaded.',
  retry: 'Try again',
  event: {
    send: 'Sent',
    'sending-date-reached': 'Sent on its date',
    resent: 'Sent again',
    reminded: 'Reminder sent',
    'became-overdue': 'Overdue',
    'file-attached': 'File attached',
    'debit-authorized': 'Bank debit authorized',
    'debit-submitted': 'Bank debit submitted',
    'debit-settled': 'Bank debit settled',
    'debit-returned': 'Bank debit returned',
    'balance-paid': 'Paid from balance',
    'payment-flagged': 'Payment under review',
    'payment-accepted': 'Payment cleared',
    'payment-failed': 'Payment failed',
    'payment-denied': 'Payment denied',
    'recipient-not-verified': 'Seller not verified in time',
    released: 'Added to your balance',
    'late-return': 'Payment taken back by the bank',
    rejected: 'Rejected by buyer',
    canceled: 'Canceled by sender',
    'marked-paid-externally': 'Marked as paid externally',
  },
  expected: {
    'sending-date-reached': 'Will be sent',
    reminded: 'Reminder',
    due: 'Due',
    'debit-settled': 'Bank debit settles',
    released: 'Added to your balance',
  },
});
