import { defineTexts } from '@quittance/sdk/i18n';

/** A payment that compliance checks, for the payer. */
export const paymentHeldPayerTexts = defineTexts('payment-held-payer', {
  subject: 'We’re reviewing your payment to {{sellerName}}',
  heading: 'Your payment is being reviewed',
  held: 'We received your payment of {{amount}} to {{sellerName}} and review it before it goes on.',
  next: 'If we can’t make it, the money goes back to your account. We’ll write either way.',
});
