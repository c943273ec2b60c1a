import { defineTexts } from '@quittance/sdk/i18n';

/** Money that is reserved for the seller until the due date. */
export const paymentGuaranteedSellerTexts = defineTexts('payment-guaranteed-seller', {
  subject: '{{buyerName}} paid invoice {{invoiceNumber}}: guaranteed',
  heading: 'Your invoice is guaranteed',
  paid: '{{buyerName}} paid {{amount}} for invoice {{invoiceNumber}}. The money is reserved for you.',
  availableOn: 'It will be added to your balance on {{date}}.',
  onceActive: 'It will be added to your balance once your company is verified and active.',
  verifyOn: 'If your company is not verified before {{date}}, the payment goes back to the buyer.',
});
