import { defineTexts } from '@quittance/sdk/i18n';

/** Money that an authority kept and lets go, for the payer. */
export const paymentUnblockedPayerTexts = defineTexts('payment-unblocked-payer', {
  subject: 'The money of your payment to {{sellerName}} is released',
  heading: 'Your money is released',
  released: 'We no longer have to keep the {{amount}} of your denied payment to {{sellerName}}.',
});
