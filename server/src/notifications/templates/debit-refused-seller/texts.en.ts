import { defineTexts } from '@quittance/sdk/i18n';

/** A debit that could not be submitted, for the seller. */
export const debitRefusedSellerTexts = defineTexts('debit-refused-seller', {
  subject: 'The payment from {{buyerName}} could not be submitted',
  heading: 'A debit could not be submitted',
  sentence:
    'The debit of {{amount}} could not be submitted to {{buyerName}}’s bank. Invoice {{invoiceNumber}} is open again.',
});
