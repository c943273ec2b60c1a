import { defineTexts } from '@quittance/sdk/i18n';

/** A payment that was denied, for the payer. */
export const paymentDeniedPayerTexts = defineTexts('payment-denied-payer', {
  subject: 'Your payment to {{sellerName}} was denied',
  heading: 'Your payment was denied',
  denied: 'We could not make your payment of {{amount}} to {{sellerName}}.',
  notVerified: '{{sellerName}} was not verified in time, so your payment of {{amount}} was not made.',
  place: {
    balance: 'The money is back in your account.',
    bank: 'The money is on its way back to the bank account that it came from.',
    card: 'The money is on its way back to your card.',
    wallet: 'The coins are on their way back to the address that you gave us.',
    waiting: 'We will send the money back to you. Please write to us, so that we know where to.',
    blocked: 'By law, we have to keep the money for now. Please write to us.',
  },
});
