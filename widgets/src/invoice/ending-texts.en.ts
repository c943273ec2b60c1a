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
  denied: {
    title: 'Payment denied',
    on: 'Denied on {{date}}.',
    seller: 'Payment was attempted by {{recipient}}, but the transaction was denied.',
    buyer: 'This payment was denied. The money goes back to where it came from, unless we wrote to you otherwise.',
    contact: 'For additional information, you may contact {{email}}.',
    sellerNotVerified: 'Your business was not verified in time. The full payment was returned to the sender.',
    buyerNotVerified: 'The recipient was not verified in time. The payment was returned to your Transaction Account.',
    guestNotVerified: 'The recipient was not verified in time. The payment goes back to the account that it came from.',
  },
  markedBy: 'Marked as paid on {{date}} by {{name}}.',
});
