import { defineTexts } from '@quittance/sdk/i18n';

/** A debit that the bank returned, for the payer. */
export const debitReturnedPayerTexts = defineTexts('debit-returned-payer', {
  subject: 'Your payment to {{sellerName}} didn’t go through',
  heading: 'Your bank returned the payment',
  sentence: 'Your bank returned the debit of {{amount}} for {{sellerName}}, so the invoice is still open.',
});
