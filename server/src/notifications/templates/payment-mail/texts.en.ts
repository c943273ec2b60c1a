import { defineTexts } from '@quittance/sdk/i18n';

/** What mails about checked and denied payments say. */
export const paymentMailTexts = defineTexts('payment-mail', {
  questions: 'Questions? Write to {{supportEmail}}.',
});
