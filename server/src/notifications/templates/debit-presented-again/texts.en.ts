import { defineTexts } from '@quittance/sdk/i18n';

/** A debit that the bank returned and that is presented again, for the payer. */
export const debitPresentedAgainTexts = defineTexts('debit-presented-again', {
  subject: 'We’ll try your payment to {{sellerName}} again',
  heading: 'Your bank returned the payment',
  sentence: 'Your bank returned the debit of {{amount}} for {{sellerName}}. We’ll send it again on {{date}}.',
  advice: 'Make sure that your account holds enough money by then. You don’t need to do anything else.',
});
