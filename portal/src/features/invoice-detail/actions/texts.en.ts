import { defineTexts } from '@quittance/sdk/i18n';

/** What seller and buyer do with an opened invoice. */
export const invoiceActionsTexts = defineTexts('invoice-actions', {
  actions: 'Actions',
  guaranteed: 'Guaranteed invoices',
  archive: 'Archive',
  archived: 'Archived invoices are available in Invoice log.',
  unconfirmed: 'We lost the connection. Try again: it is done only once.',
  archiveFailed: 'Unable to archive invoice. Please try again later.',
  markPaid: {
    action: 'Mark as paid externally',
    title: 'Mark as paid externally',
    text: 'The invoice moves to the ‘Invoice log’ for both seller and buyer.',
    on: 'Marked on',
    by: 'Marked as paid by',
    cancel: 'Nevermind',
    submit: 'Mark as paid',
    done: 'This invoice was marked as paid externally.',
  },
  cancel: {
    action: 'Cancel and notify',
    title: 'Cancel this invoice?',
    text: '{{buyer}} is told by email. The invoice leaves the buyer’s dashboard and moves to the Invoice log for both companies.',
    reason: 'Reason',
    'payment-not-owed': 'The payment is not owed',
    'incorrect-invoice': 'The invoice is incorrect',
    'custom-message': 'Another reason',
    message: 'Message to the buyer',
    keep: 'Keep invoice',
    submit: 'Cancel and notify',
    done: 'Invoice was canceled.',
  },
  reject: {
    action: 'Reject',
    title: 'Reject this invoice?',
    text: '{{seller}} is told by email, and you can no longer pay the invoice.',
    reason: 'Reason',
    keep: 'Keep invoice',
    submit: 'Reject invoice',
    done: 'Invoice was rejected.',
  },
});
