import { defineTexts } from '@quittance/sdk/i18n';

/** A debit that the bank took back after its money had been released, for the seller. */
export const debitReversedSellerTexts = defineTexts('debit-reversed-seller', {
  subject: 'The payment from {{buyerName}} was taken back',
  heading: 'A payment was taken back',
  takenBack: '{{buyerName}}’s bank took back the debit of {{amount}} after it had reached your balance.',
  taken: 'We took {{taken}} from your balance.',
  owed: 'Your balance did not cover all of it: you owe {{owed}}.',
  openAgain: 'Invoice {{invoiceNumber}} is open again.',
});
