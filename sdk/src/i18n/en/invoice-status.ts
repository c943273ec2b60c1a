/** The head of an invoice: how much, until when, and where it stands; and what is said while there is none. */
export const invoiceStatus = {
  title: 'Invoice',
  loading: 'Loading the invoice…',
  loadFailed: 'We were unable to load your invoice. Please try again.',
  notFound: 'This invoice can’t be found.',
  linkExpired: 'This link has expired. Please ask the sender for a new one.',
  sessionExpired: 'Your session has expired.',
  sessionExpiredHint: 'Reload the page or sign in again, then try once more.',
  amountDue: 'Amount due',
  amountPaid: 'Amount paid',
  total: 'Total',
  dueOn: 'Due {{date}}',
  wasDueOn: 'Was due {{date}}',
  paidOn: 'Paid on {{date}}',
  status: {
    overdue: 'Overdue',
    sent: 'Sent',
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
  panel: {
    canceled: 'The sender canceled this invoice.',
    paymentInProgress: 'A payment is on its way. The status changes once the bank has settled it.',
    paymentRefusedBuyer: 'Your last payment could not be submitted',
    paymentRefusedBuyerText:
      'The debit could not be submitted to your bank on {{date}}. No money left your account. Please pay again, from another account if you can.',
    paymentRefusedSeller: 'The buyer’s payment could not be submitted',
    paymentRefusedSellerText:
      'The debit could not be submitted to the buyer’s bank on {{date}}. The invoice is open again, and the buyer was sent a new link.',
    paymentReturnedBuyer: 'Your last payment did not go through',
    paymentReturnedBuyerText:
      'Your bank returned it on {{date}} (code {{code}}). No money was kept. Please pay again, from another account if you can.',
    paymentReturnedSeller: 'The buyer’s payment was returned',
    paymentReturnedSellerText:
      'The buyer’s bank returned the debit on {{date}} (code {{code}}). The invoice is open again, and the buyer was sent a new link.',
  },
};
