import { defineTexts } from '@quittance/sdk/i18n';

/** A debit that the bank took back after its money had been released, for the payer. */
export const debitReversedPayerTexts = defineTexts('debit-reversed-payer', {
  subject: 'Your bank took back the payment to {{sellerName}}',
  heading: 'Your bank took the payment back',
  sentence:
    'Your bank took back the debit of {{amount}} for {{sellerName}} after it had been paid out, so the invoice is open again.',
});
