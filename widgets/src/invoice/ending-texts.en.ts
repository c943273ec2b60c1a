import { defineTexts } from '@quittance/sdk/i18n';

/** How an invoice was closed without a payment. */
export const endingTexts = defineTexts('invoice-ending', {
  rejectedOn: 'Rejected by the buyer on {{date}}',
  canceled: 'The sender canceled this invoice.',
  canceledOn: 'Canceled on {{date}}.',
  cancelReason: {
    'payment-not-owed': 'The payment is not owed.',
    'incorrect-invoice': 'The invoice is incorrect.',
  },
  quoted: '“{{words}}”',
  paidExternally: 'Paid outside this invoice',
  markedBy: 'Marked as paid on {{date}} by {{name}}.',
});
