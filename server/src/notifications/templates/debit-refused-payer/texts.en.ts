import { defineTexts } from '@quittance/sdk/i18n';

/** A debit that could not be submitted, for the payer. */
export const debitRefusedPayerTexts = defineTexts('debit-refused-payer', {
  subject: 'Your payment to {{sellerName}} could not be submitted',
  heading: 'The debit could not be submitted',
  sentence:
    'The debit of {{amount}} for {{sellerName}} could not be submitted to your bank. No money left your account, and the invoice is still open.',
});
