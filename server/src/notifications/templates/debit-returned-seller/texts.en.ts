import { defineTexts } from '@quittance/sdk/i18n';

/** A debit that the bank returned, for the seller. */
export const debitReturnedSellerTexts = defineTexts('debit-returned-seller', {
  subject: 'The payment from {{buyerName}} was returned',
  heading: 'A payment was returned',
  sentence: '{{buyerName}}’s bank returned the debit of {{amount}}. Invoice {{invoiceNumber}} is open again.',
});
