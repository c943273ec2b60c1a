import { defineTexts } from '@quittance/sdk/i18n';

/** What the invoice widget tells a seller. Loaded for sellers only. */
export const sellerTexts = defineTexts('invoice-seller', {
  paymentInProgress: 'The buyer’s payment is processing. This page updates when it clears.',
  underReview: 'The buyer’s payment is being reviewed. This page updates when it clears.',
  transferReview:
    'A bank transfer for this invoice has arrived and is being reviewed. If it covers the amount due, it pays the invoice when we’re done.',
  options: 'How the buyer can pay',
  externalNotifiedTitle: 'The buyer says this invoice is paid',
  externalNotified:
    'They told you on {{date}} that they paid outside this page. Once you have the money, mark the invoice as paid externally.',
  reserved: 'The buyer has paid. The money is reserved for you and will be added to your balance on the due date.',
  reservedLonger:
    'The buyer has paid. The money is reserved for you and will be added to your balance once your company can receive it.',
  paymentRefused: 'The buyer’s payment was refused',
  paymentRefusedText:
    'The buyer’s bank refused the debit on {{date}}: {{reason}}. The invoice is open again, and the buyer was sent a new link.',
  paymentNotSubmitted: 'The buyer’s payment could not be submitted',
  paymentNotSubmittedText:
    'The debit could not be submitted to the buyer’s bank on {{date}}. The invoice is open again, and the buyer was sent a new link.',
  paymentReturned: 'The buyer’s payment was returned',
  paymentReturnedText:
    'The buyer’s bank returned the debit on {{date}}: {{reason}}. The invoice is open again, and the buyer was sent a new link.',
  coinsDropped: 'The crypto payment failed',
  coinsDroppedText: 'The network dropped the transaction on {{date}}. The invoice is open again.',
  cardDeclined: 'The buyer’s card was declined',
  cardDeclinedText: 'The card was declined on {{date}}. The invoice is open again.',
  cardTakenBack: 'The card payment was taken back',
  cardTakenBackText: 'The dispute was decided for the buyer on {{date}}. The invoice is open again.',
  disputed: 'The buyer’s bank disputes this card payment',
  disputedText: 'Money that isn’t in your balance yet stays reserved until the card processor has decided.',
});
