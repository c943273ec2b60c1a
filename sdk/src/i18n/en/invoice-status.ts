import { defineTexts } from '../texts.ts';

/** The status of an invoice in a few words, on screens and on paper. */
export const invoiceStatusTexts = defineTexts('invoice-status', {
  status: {
    overdue: 'Overdue',
    sent: 'Sent',
    paid: 'Paid',
    paidBy: 'Paid by {{recipient}}',
    paidTo: 'Paid to {{sender}}',
    paidExternally: 'Marked as paid externally',
    rejected: 'Rejected by buyer',
    canceled: 'Canceled by sender',
    denied: 'Payment denied',
    allocated: 'Allocated',
    earnedDiscount: 'You earned instant discount',
    guaranteed: 'Guaranteed',
    draft: 'Draft',
    scheduled: 'Scheduled',
  },
  /** Lists say these instead. */
  list: {
    unpaid: 'Unpaid',
    paymentInProgress: 'Payment in progress',
    reportedPaid: 'Reported as paid',
  },
});
