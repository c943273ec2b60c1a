import { defineTexts } from '@quittance/sdk/i18n';

/** A payment that was denied, for the seller. */
export const paymentDeniedSellerTexts = defineTexts('payment-denied-seller', {
  subject: 'Payment of invoice {{invoiceNumber}} denied',
  heading: 'A payment was denied',
  denied: 'Payment was attempted by {{buyerName}}, but the transaction was denied.',
  contact: 'For additional information, you may contact {{supportEmail}}.',
  notVerified:
    'Your business was not verified in time, so the full payment of {{amount}} for invoice {{invoiceNumber}} was returned to {{buyerName}}.',
});
