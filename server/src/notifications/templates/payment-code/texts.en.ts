import { defineTexts } from '@quittance/sdk/i18n';

/** The code that confirms a payment. */
export const paymentCodeTexts = defineTexts('payment-code', {
  subject: '{{code}} is your payment confirmation code',
  heading: 'Confirm your payment',
  enterCode:
    'Enter this code to confirm the payment of {{amount}} to {{sellerName}}. It is good for 10 minutes and works once, for this invoice only.',
  payee: 'To',
  unexpected: 'If you aren’t making a payment, write to us right away at {{supportEmail}}.',
});
